/** `11`, `2, 3`, `4–6`, `[12]`, `(a)`, `*`, `††`: what notes are marked with. */
const MARK = /^[[(]?(?:\d{1,3}|[a-z]{1,2}|[*†‡§¶#‖]{1,4})(?:\s*[,;–-]\s*(?:\d{1,3}|[a-z]|[*†‡§¶#‖]{1,4}))*[\])]?$/i;
/** Symbols of units and elements that take exponents; other words of two letters and more take marks of notes. */
const UNITS =
  /(?<![\p{L}\d])\d*\s?(?:[kcdmnµμ]?m|ft|(?<=[\d/]\s?)in|yd|mi|nmi|ha|sq|[kM]?Pa|Hz|sec|min|hr?|kg|lb|cm|dL|°[CF]|[a-zµμ])\.?$/u;
/** Letters that stand for a number. */
const VARIABLE = /(?<!\p{L}|\p{L}[’'])[A-Za-z]$/u;
const FORMULA = /[([][^()[\]\p{L}]{0,20}[\p{L}]?\s*[+−×*/=-][^()[\]]{0,20}[)\]]$/u;
const SIGNED = /^[+−–-]\s?\d{1,3}$/;

/**
 * Whether text above the line is the mark of a note. Behind a number it never counts as one, because what is taken for a
 * mark is left out, and `10⁶` without its exponent would be another number.
 *
 * @param before the line up to the mark
 */
export function isNoteMark(mark: string, before: string): boolean {
  if (!MARK.test(mark) || SIGNED.test(mark)) return false;
  const isLetter = /^[a-z]$/i.test(mark);
  if (/\d$/.test(before)) return !/^\d+$/.test(mark) && !/^[ni]$/.test(mark) && !isExponentList(mark);
  if (!/^\d$/.test(mark) && !isLetter) return true;
  if (FORMULA.test(before)) return false;
  if (isLetter) return !VARIABLE.test(before);
  return !(UNITS.test(before) || VARIABLE.test(before));
}

/** `2-1` and the like behind a number may be a formula. */
function isExponentList(mark: string): boolean {
  return /^\d+\s*[+−-]\s*\d+$/.test(mark);
}
