/**
 * Puts a text on the clipboard; also where the browser keeps that to safe pages, such as on a
 * machine of the house. Whether it is there now.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const field = Object.assign(document.createElement("textarea"), { value: text });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

/** The page at another of its addresses, to be sent to somebody. */
export const linkTo = (hash: string): string => location.href.split("#")[0]! + hash;
