"""A whole year on one page, served by Python's standard library."""

import calendar
import json
import os
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#f7f3f7, #16121a); --card: light-dark(#fff, #1f1a25);
  --ink: light-dark(#2a1f2d, #f0e9f3); --quiet: light-dark(#6d5f72, #b3a5ba); --line: light-dark(#e5dce7, #352d3d);
  --plum: light-dark(#6a3d6e, #e0b3dc); --on-plum: light-dark(#fff, #241828) }
* { box-sizing: border-box }
body { margin: 0; padding: clamp(16px, 4vw, 48px); background: var(--paper); color: var(--ink);
  font: 15px/1.4 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between;
  max-width: 1200px; margin: 0 auto 24px }
h1 { margin: 0; font-size: clamp(34px, 6vw, 56px); line-height: 1; letter-spacing: -.03em }
nav { display: flex; gap: 8px }
nav a { padding: 8px 14px; border: 1px solid var(--quiet); border-radius: 9px; color: inherit; text-decoration: none }
nav a:hover { background: var(--card) }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; max-width: 1200px; margin: auto }
section { padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
h2 { margin: 0 0 8px; font-size: 17px }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; text-align: center }
th { padding: 4px 0; color: var(--quiet); font-size: 12px; font-weight: 500 }
td { padding: 5px 0 }
.weekend { color: var(--plum) }
.today { background: var(--plum); color: var(--on-plum); border-radius: 8px; font-weight: 700 }
footer { max-width: 1200px; margin: 24px auto 0; color: var(--quiet) }
footer a { color: inherit }
:focus-visible { outline: 2px solid var(--plum); outline-offset: 2px }
"""

DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]


def day_cell(day: date, month: int, today: date) -> str:
    if day.month != month:
        return "<td></td>"
    classes = ["weekend"] if day.weekday() >= 5 else []
    current = ""
    if day == today:
        classes.append("today")
        current = ' aria-current="date"'
    return f'<td class="{" ".join(classes)}"{current}>{day.day}</td>'


def month_section(year: int, month: int, today: date) -> str:
    rows = []
    for week in calendar.Calendar().monthdatescalendar(year, month):
        cells = "".join(day_cell(day, month, today) for day in week)
        rows.append(f'<tr><th scope="row">{week[0].isocalendar().week}</th>{cells}</tr>')
    heads = "".join(f'<th scope="col">{name}</th>' for name in DAYS)
    return (
        f"<section><h2>{calendar.month_name[month]}</h2><table><thead><tr>"
        f'<th scope="col" aria-label="Week">W</th>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></section>'
    )


def render_page(year: int, today: date) -> str:
    months = "".join(month_section(year, month, today) for month in range(1, 13))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{year} · Year planner</title>
<link rel="icon" href="data:,">
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{year}</h1>
<nav aria-label="Year"><a href="/?year={year - 1}">← {year - 1}</a><a href="/">This year</a><a href="/?year={year + 1}">{year + 1} →</a></nav>
</header>
<main>{months}</main>
<footer>W is the ISO week. <a href="/api/weeks?year={year}">Weeks as JSON</a></footer>
</body>
</html>"""


def weeks(year: int) -> list[dict[str, object]]:
    """ISO weeks of a year; 28 December is always in the last one."""
    last = date(year, 12, 28).isocalendar().week
    starts = [(number, date.fromisocalendar(year, number, 1)) for number in range(1, last + 1)]
    return [
        {"week": number, "from": start.isoformat(), "to": (start + timedelta(days=6)).isoformat()}
        for number, start in starts
    ]


class Handler(BaseHTTPRequestHandler):
    server_version = "YearPlanner/1.0"

    def do_GET(self) -> None:
        url = urlsplit(self.path)
        asked = parse_qs(url.query).get("year", [""])[0]
        if asked and not (asked.isascii() and asked.isdigit() and 1900 <= int(asked[:5]) <= 9000):
            self.reply(400, "text/plain", "The year must be a number from 1900 to 9000.\n")
            return
        year = int(asked) if asked else date.today().year
        if url.path == "/":
            self.reply(200, "text/html", render_page(year, date.today()))
        elif url.path == "/api/weeks":
            self.reply(200, "application/json", json.dumps({"year": year, "weeks": weeks(year)}))
        else:
            self.reply(404, "text/plain", "Not found\n")

    do_HEAD = do_GET

    def reply(self, status: int, content_type: str, text: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{content_type}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "8501"))
    print(f"Year planner listens on http://localhost:{port}", flush=True)
    ThreadingHTTPServer(("", port), Handler).serve_forever()
