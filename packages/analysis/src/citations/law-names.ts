/** Names of collections and acts before a number, word by word. */
export const CODE_NAMES = [['usc'], ['usca'], ['u', 's', 'c'], ['united', 'states', 'code']];
export const REGULATION_NAMES = [['cfr'], ['c', 'f', 'r'], ['code', 'of', 'federal', 'regulations']];
export const REGISTER_NAMES = [['fr'], ['f', 'r'], ['fed', 'reg'], ['federal', 'register']];
export const STATUTES_NAMES = [['stat']];
export const LAW_NAMES = [['public', 'law'], ['pub', 'l'], ['pl'], ['p', 'l']];
export const ORDER_NAMES = [['executive', 'order'], ['exec', 'order'], ['eo'], ['e', 'o']];
export const SECTION_WORDS: ReadonlySet<string> = new Set(['section', 'sections', 'sec', 'secs']);
export const PART_WORDS: ReadonlySet<string> = new Set([...SECTION_WORDS, 'part', 'parts']);
export const NUMBER_WORDS: ReadonlySet<string> = new Set(['no', 'nos', 'number']);

/** Every word that can come right before the number of a law citation. */
export const LAW_NAME_ENDS: readonly string[] = [
  ...[CODE_NAMES, REGULATION_NAMES, REGISTER_NAMES, STATUTES_NAMES, LAW_NAMES, ORDER_NAMES]
    .flat()
    .map((name) => name.at(-1) ?? ''),
  ...PART_WORDS,
  ...NUMBER_WORDS,
];
