import { analyzeQueryRun, type QueryWord } from '@rotunda/analysis';
import type { LeafNode } from './types.ts';

/** Matches a section of a law (`401k`, `501c3`) or a decade (`1990s`) written as one word. */
const ONE_WORD = /^(?:\d{3,4}[a-z]\d{0,2}|\d\ds)$/;

/** Returns the other way to write words that belong together: `401k` for `401(k)`, `1990 s` (`1990’s`) for `1990s`. */
export function otherWrittenForms(words: readonly QueryWord[]): LeafNode[] {
  const form = words.map((word) => word.form).join('');
  if (!ONE_WORD.test(form)) return [];
  if (words.length > 1) return [{ kind: 'word', field: null, ...getTerms(form) }];
  return [{ kind: 'phrase', field: null, words: (form.match(/\d+|[a-z]/g) ?? []).map(getTerms) }];
}

function getTerms(written: string): { terms: string[]; written: string } {
  return { terms: analyzeQueryRun(written).words[0]?.terms ?? [], written };
}
