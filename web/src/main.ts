import { mount } from "svelte";
import "./art/tokens.css";
import "./app/fonts.css";
import "./app/base.css";
import { app } from "./app/app.svelte.ts";
import App from "./app/App.svelte";
import { breath } from "./app/breath.ts";
import { offline } from "./offline/offline.svelte.ts";

offline.begin();
await app.begin();
await breath();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
