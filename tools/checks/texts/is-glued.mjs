/** Ends of ordinals, which belong to their number: `104th`, `2e`. */
const ORDINAL_END = /^(?:st|nd|rd|th|e|er|re|ère|o|os|es)$/;

const collapsed = (text) => text.replace(/[\s\u2009\u00a0]+/g, ' ');

/**
 * Whether a text shows an element of the source glued to the number beside it: `10<SU>6</SU>` as `106`.
 *
 * @param {string} shown The product's text, white space collapsed.
 * @param {import('./marks-in.mjs').Mark} mark
 */
export function isGlued(shown, { before, text, after }) {
  if (ORDINAL_END.test(text)) return false;
  const start = collapsed(before).trimStart();
  const written = collapsed(text);
  const glued = [
    /\S$/.test(start) ? start + written : undefined,
    /^\d/.test(after) && /\d$/.test(text) ? written + collapsed(after) : undefined,
  ];
  return glued.some((each) => each !== undefined && each.length > written.length + 3 && shown.includes(each));
}
