/** One button under the search box. */
export interface SearchOperator {
  label: string;
  /** What it does, for the list of operators. */
  meaning: string;
  example: string;
  /** A word between two words, or signs around what is selected. */
  sign: { between: string } | { before: string; after: string };
}

export const SEARCH_OPERATORS: readonly SearchOperator[] = [
  { label: 'AND', meaning: 'Both terms appear', example: 'tax AND credit', sign: { between: 'AND' } },
  { label: 'OR', meaning: 'Either term appears', example: 'tax OR levy', sign: { between: 'OR' } },
  { label: 'NOT', meaning: 'Excludes the next term', example: 'rent NOT commercial', sign: { between: 'NOT' } },
  {
    label: '"phrase"',
    meaning: 'The words one after the other',
    example: '"data privacy"',
    sign: { before: '"', after: '"' },
  },
  { label: '( )', meaning: 'Groups a part', example: '(tax OR levy) AND credit', sign: { before: '(', after: ')' } },
  {
    label: 'near/5',
    meaning: 'At most 4 words between, in either order; pre/5 keeps the order',
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
  /** UTF-16 offsets of what is selected; equal for a bare cursor. */
  start: number;
  end: number;
}

/**
 * The text with the operator put in and where the cursor goes: a word operator behind the selection with one blank on
 * either side, signs around the selection or, without one, with the cursor between them.
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
