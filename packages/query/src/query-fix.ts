/** A query that the user may have meant, offered as a button. */
export interface QueryFix {
  /** Text of the button, such as `Use OR`. */
  label: string;
  /** The whole query text after the change. */
  text: string;
}

/** Returns the text with the part from `start` to `end` replaced. */
export function replacePart(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
