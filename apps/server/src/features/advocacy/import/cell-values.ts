const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'on', 'active', 'enabled', 'x']);
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'off', 'inactive', 'disabled', 'ended']);
/** Matches grouped digits such as `1,200`. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/** Returns undefined for an empty cell and the text itself for an invalid one, which validation then rejects. */
export function parseSwitch(text: string | undefined): boolean | string | undefined {
  if (text === undefined) return undefined;
  const word = text.toLowerCase();
  return YES.has(word) || (NO.has(word) ? false : text);
}

/** Returns undefined for an empty cell and the text itself if it is not a whole number. */
export function countOf(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined;
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d+$/.test(text) ? Number(text) : text;
}
