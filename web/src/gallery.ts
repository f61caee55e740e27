// A page with every drawing, to look at them by day and by night and at the sizes at which people see them.
import { mount } from "svelte";
import Gallery from "./art/Gallery.svelte";
import { light } from "./art/light.svelte.ts";
import "./art/tokens.css";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
if (theme === "dark") light.name = theme;
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target });
