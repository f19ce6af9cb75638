import type { SectionDraft } from '../section-draft.ts';
import type { TokenMatches } from '../token-matches.ts';
import type { TokenStream } from '../token-stream.ts';
import type { CallOut, ComparisonLanguage } from '../types.ts';

export function findCallOuts(
  _drafts: readonly SectionDraft[],
  _texts: { left: TokenStream; right: TokenStream; matches: TokenMatches },
  _language: ComparisonLanguage,
): CallOut[] {
  return [];
}
