import type { Words } from "../types";
import { cards } from "./cards";
import { game } from "./game";
import { log } from "./log";
import { reasons } from "./reasons";
import { stepWords } from "./steps";
import { ui } from "./ui";

export const words = { language: "en", ui, game, steps: stepWords, log, cards, reasons } satisfies Words;
