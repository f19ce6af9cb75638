const DASHES = /^[-‐‑‒–—―−]+$/;
const APOSTROPHES = /[’‘ʼ`´]/g;

/**
 * Folds what only markup or printing changes: capitals and the styles of quotation marks and dashes. The newer federal
 * markup prints other quotes, dashes and capitals than the older one.
 */
export function foldWord(text: string): string {
  if (DASHES.test(text)) return '-';
  if (/^(?:[“”„«»"]|''|``|’’|‘‘)$/.test(text)) return '"';
  return text.toLowerCase().replace(APOSTROPHES, "'");
}

export function isWordText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
