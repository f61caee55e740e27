import "@fontsource/philosopher/700.css";
import "@fontsource-variable/rubik/wght.css";
import { mount } from "svelte";
import "./art/tokens.css";
import "./app/base.css";
import { app } from "./app/app.svelte.ts";
import App from "./app/App.svelte";

await app.begin();
mount(App, { target: document.getElementById("app")! });
