const DASHES = /^[-‐‑‒–—―−]+$/;
const PLAIN = /^[a-z']*$/;
const APOSTROPHES = /[’‘ʼ`´]/g;

const SINGLE_FRACTION = /[¼½¾⅐-⅞↉]/;
const RAISED = /^[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+$/;

/**
 * Folds what only markup or printing changes: capitals and the styles of quotation marks and dashes. The newer federal
 * markup prints other quotes, dashes and capitals than the older one.
 */
export function foldWord(text: string): string {
  if (DASHES.test(text)) return '-';
  if (/^(?:[“”„«»"]|''|``|’’|‘‘)$/.test(text)) return '"';
  if (RAISED.test(text)) return `^${text.normalize('NFKC')}`;
  return foldNumber(text.toLowerCase().replace(APOSTROPHES, "'"));
}

/** Folds `12½` and `12-1/2` to `12 1/2`, and digits below the line to plain ones: `CO₂` to `co2`. */
function foldNumber(text: string): string {
  if (PLAIN.test(text)) return text;
  const spelled = text.replace(SINGLE_FRACTION, (fraction) => ` ${fraction.normalize('NFKC')}`).replaceAll('⁄', '/');
  const spaced = /\d\/\d/.test(spelled) ? spelled.replace(/(?<=\d)(?:-|\s+)(?=\d)/, ' ').trim() : spelled;
  return spaced.replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'));
}

export function isWordText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
