import { firstChunk } from "@roost/api-client/fixtures/files";
import type { OpenFile } from "@roost/ui/modules/editor/file-view";

const text = `import streamlit as st
import pandas as pd

# The measure is remembered between visits.
st.title("Sales explorer")

def monthly(frame: pd.DataFrame, measure: str) -> pd.Series:
    """Sums a measure by month."""
    return frame.groupby("month")[measure].sum()

if uploaded := st.file_uploader("CSV", type="csv"):
    st.line_chart(monthly(pd.read_csv(uploaded), "revenue"), height=320)
`;

/** A file that is loaded whole. */
export const whole: OpenFile = {
	path: "/home/ubuntu/apps/streamlit-sales/app.py",
	name: "app.py",
	text,
	lineCount: 13,
	size: 1536,
	dirty: false,
};
/** The first chunk of a file that comes in parts. */
export const part: OpenFile = {
	path: "/home/ubuntu/apps/streamlit-sales/data/orders.csv",
	name: "orders.csv",
	text: firstChunk.content.join("\n"),
	lineCount: 48_210,
	size: 3_402_117,
	partial: { startLine: 1, endLine: 1000, hasMore: true },
	dirty: false,
};
