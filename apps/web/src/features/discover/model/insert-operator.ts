/** A button below the search box. */
export interface SearchOperator {
  label: string;
  /** What the operator does, for the list of operators. */
  meaning: string;
  example: string;
  /** A word between two words, or characters around the selection. */
  sign: { between: string } | { before: string; after: string };
}

export const SEARCH_OPERATORS: readonly SearchOperator[] = [
  { label: 'AND', meaning: 'Both terms appear', example: 'tax AND credit', sign: { between: 'AND' } },
  { label: 'OR', meaning: 'Either term appears; | means the same', example: 'tax OR levy', sign: { between: 'OR' } },
  {
    label: 'NOT',
    meaning: 'Excludes the next term; a minus sign before it does the same',
    example: 'rent -commercial',
    sign: { between: 'NOT' },
  },
  {
    label: '"phrase"',
    meaning: 'The words in this exact order',
    example: '"data privacy"',
    sign: { before: '"', after: '"' },
  },
  { label: '( )', meaning: 'Groups a part', example: '(tax OR levy) AND credit', sign: { before: '(', after: ')' } },
  {
    label: 'near/5',
    meaning: 'At most 4 words between, in either order; pre/5 keeps the order. NEAR alone means near/10',
    example: 'tax near/5 credit',
    sign: { between: 'near/5' },
  },
  {
    label: 'pre*',
    meaning: 'Words beginning with these letters, at least 3',
    example: 'legislat*',
    sign: { before: '', after: '*' },
  },
];

export interface TextSelection {
  text: string;
  /** UTF-16 offsets of the selection; equal if there is only a cursor. */
  start: number;
  end: number;
}

/**
 * Inserts an operator and returns the text and cursor. A word operator goes after the selection, with one space on
 * either side. Other operators surround the selection or, without one, the cursor.
 */
export function insertOperator({ text, start, end }: TextSelection, { sign }: SearchOperator): TextSelection {
  if ('between' in sign) {
    const head = text.slice(0, end).trimEnd();
    const written = `${head}${head === '' ? '' : ' '}${sign.between} `;
    return { text: written + text.slice(end).trimStart(), start: written.length, end: written.length };
  }
  const chosen = text.slice(start, end);
  const inserted = `${text.slice(0, start)}${sign.before}${chosen}${sign.after}${text.slice(end)}`;
  const cursor = start + sign.before.length + chosen.length + (chosen === '' ? 0 : sign.after.length);
  return { text: inserted, start: cursor, end: cursor };
}
