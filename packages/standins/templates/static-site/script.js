const list = document.getElementById("birds");
const count = document.getElementById("count");
const filter = document.getElementById("filter");
const theme = document.getElementById("theme");

function when(minutes) {
	return minutes < 0 ? `${-minutes} min before sunrise` : `${minutes} min after sunrise`;
}

function card(bird) {
	const item = document.createElement("li");
	item.style.setProperty("--tone", bird.tone);
	const name = document.createElement("h2");
	name.textContent = bird.name;
	const time = document.createElement("p");
	time.className = "when";
	time.textContent = when(bird.starts);
	const song = document.createElement("p");
	song.textContent = `${bird.song[0].toUpperCase()}${bird.song.slice(1)}.`;
	const place = document.createElement("p");
	place.className = "place";
	place.textContent = bird.place;
	item.append(time, name, song, place);
	return item;
}

function show() {
	const wanted = filter.value.trim().toLowerCase();
	const found = window.birds.filter((bird) =>
		[bird.name, bird.place, bird.song].some((text) => text.toLowerCase().includes(wanted)),
	);
	list.replaceChildren(...found.map(card));
	count.textContent = found.length === 1 ? "1 bird" : `${found.length || "No"} birds`;
}

function setTheme(dark) {
	document.documentElement.dataset.theme = dark ? "dark" : "light";
	theme.setAttribute("aria-pressed", String(dark));
}

filter.addEventListener("input", show);
theme.addEventListener("click", () => setTheme(document.documentElement.dataset.theme !== "dark"));
setTheme(matchMedia("(prefers-color-scheme: dark)").matches);
show();
