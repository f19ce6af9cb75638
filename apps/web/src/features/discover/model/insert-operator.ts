/** One button under the search box. */
export interface SearchOperator {
  label: string;
  /** What it does, for the list of operators. */
  meaning: string;
  example: string;
  /** Put before and after the selection. */
  before: string;
  after: string;
}

export const SEARCH_OPERATORS: readonly SearchOperator[] = [
  { label: 'AND', meaning: 'Both sides are found', example: 'tax AND credit', before: ' AND ', after: '' },
  { label: 'OR', meaning: 'Either side is found', example: 'tax OR levy', before: ' OR ', after: '' },
  { label: 'NOT', meaning: 'What follows is not found', example: 'rent NOT commercial', before: ' NOT ', after: '' },
  { label: '"phrase"', meaning: 'The words one after the other', example: '"data privacy"', before: '"', after: '"' },
  { label: '( )', meaning: 'Groups a part', example: '(tax OR levy) AND credit', before: '(', after: ')' },
  {
    label: 'near/5',
    meaning: 'At most 4 words between, in either order; pre/5 keeps the order',
    example: 'tax near/5 credit',
    before: ' near/5 ',
    after: '',
  },
  {
    label: 'pre*',
    meaning: 'Any word that begins so, at least 3 letters',
    example: 'legislat*',
    before: '',
    after: '*',
  },
];

export interface TextSelection {
  text: string;
  /** UTF-16 offsets of what is selected; equal for a bare cursor. */
  start: number;
  end: number;
}

const isBlankAt = (text: string, at: number) => at < 0 || at >= text.length || /\s/.test(text[at] ?? ' ');

/** The text with the operator put in, and where the cursor goes: around a selection, or between the signs. */
export function insertOperator({ text, start, end }: TextSelection, operator: SearchOperator): TextSelection {
  const chosen = text.slice(start, end);
  // Word operators bring a blank only where there is none.
  const before = isBlankAt(text, start - 1) ? operator.before.trimStart() : operator.before;
  const after = isBlankAt(text, end) && operator.before.endsWith(' ') ? operator.after.trimEnd() : operator.after;
  if (operator.before.endsWith(' ')) {
    const rest = text.slice(end).trimStart();
    const written = `${text.slice(0, end)}${isBlankAt(text, end - 1) ? operator.before.trimStart() : operator.before}`;
    return { text: written + rest, start: written.length, end: written.length };
  }
  const inserted = `${text.slice(0, start)}${before}${chosen}${after}${text.slice(end)}`;
  const cursor = start + before.length + chosen.length + (chosen === '' ? 0 : after.length);
  return { text: inserted, start: cursor, end: cursor };
}
