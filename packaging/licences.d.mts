/** A work of others that we link or bundle; licenses/components.json has all of them. */
export interface Component {
  name: string;
  licence: string;
  npm?: string;
}
export type Part = "command" | "library" | "engine" | "client";

export const components: Component[];
/** Our own licence and the texts of all that is within the parts. */
export function textsFor(parts: Part[]): string;
