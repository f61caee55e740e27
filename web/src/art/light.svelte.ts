export type ThemeName = "light" | "dark";

class Light {
  name = $state<ThemeName>("light");
}
/** The light in which the page is seen: drawings are made for it. */
export const light = new Light();
