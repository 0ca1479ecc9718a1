// Minutes are relative to sunrise: negative means before it.
window.birds = [
	{
		name: "Blackbird",
		starts: -60,
		place: "gardens and hedges",
		song: "slow, mellow phrases, like someone thinking aloud",
		tone: "#2f4858",
	},
	{
		name: "Robin",
		starts: -55,
		place: "gardens, also by lamplight",
		song: "silvery and hesitant, with long pauses",
		tone: "#b4532a",
	},
	{
		name: "Song thrush",
		starts: -50,
		place: "treetops",
		song: "says everything twice, often three times",
		tone: "#8a6b3d",
	},
	{
		name: "Wren",
		starts: -35,
		place: "undergrowth",
		song: "an explosion with a hard trill in the middle",
		tone: "#6b4a2f",
	},
	{
		name: "Great tit",
		starts: -25,
		place: "woods and parks",
		song: "tea-cher, tea-cher, like a squeaky pump",
		tone: "#4d6b2f",
	},
	{
		name: "Blackcap",
		starts: -20,
		place: "thickets",
		song: "a scratchy start that turns into a clear flute",
		tone: "#4a4a55",
	},
	{
		name: "Chaffinch",
		starts: -10,
		place: "edges of woods",
		song: "a tumbling run that ends in a flourish",
		tone: "#8c4a5b",
	},
	{
		name: "House sparrow",
		starts: 10,
		place: "roofs and gutters",
		song: "chatter, all day long",
		tone: "#6d5f52",
	},
];
