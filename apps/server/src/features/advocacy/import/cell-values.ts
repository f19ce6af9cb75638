const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'on', 'active', 'enabled', 'x']);
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'off', 'inactive', 'disabled', 'ended']);
/** What people write into a cell that has no number. */
const NONE = /^(?:[-–—]|n\/?a|none)$/i;
/** Whole numbers with separators of thousands, such as `1,200`, `1.200`, `1 200` and `1'200`, and decimals of zero. */
const GROUPED = /^\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]0{1,2})?$/;
const WITH_ZEROS = /^\d+[.,]0{1,2}$/;
const POWER = /^([1-9]\d?)e\+?(\d)$/i;

/** Returns undefined for an empty cell and the text itself for an invalid one, which validation then rejects. */
export function parseSwitch(text: string | undefined): boolean | string | undefined {
  if (text === undefined) return undefined;
  const word = text.toLowerCase();
  return YES.has(word) || (NO.has(word) ? false : text);
}

/**
 * Returns undefined for an empty cell and the text itself if it is not a whole number, or could be two: `1.000` is a
 * thousand or one.
 */
export function getCount(text: string | undefined): number | string | undefined {
  if (text === undefined || NONE.test(text)) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  if (WITH_ZEROS.test(text)) return Number(text.replace(/[.,]0+$/, ''));
  if (GROUPED.test(text) && !/^\d{1,3}\.000$/.test(text)) {
    return Number(text.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, ''));
  }
  const [, digits, power] = POWER.exec(text) ?? [];
  return digits === undefined ? text : Number(digits) * 10 ** Number(power);
}
