/**
 * Puts a text on the clipboard; also where the browser keeps that to safe pages, such as on a
 * machine of the house.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement("textarea"), { value: text });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** The page at another of its addresses, to be sent to somebody. */
export const linkTo = (hash: string): string => location.href.split("#")[0]! + hash;
