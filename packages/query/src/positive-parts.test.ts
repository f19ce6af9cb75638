import { analyzeDocument } from '@rotunda/analysis';
import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';
import { parseQuery } from './parse-query.ts';
import { positiveParts } from './positive-parts.ts';

function marked(query: string, text: string): string[] {
  const parsed = parseQuery(query);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const document = analyzeDocument([{ field: 'title', language: 'en', text }]);
  return findMatches(positiveParts(parsed.query), document).map(({ start, end }) => text.slice(start, end));
}

describe('positiveParts', () => {
  it('marks the matching words of each part even when the query requires more', () => {
    expect(marked('rent AND (algorithm OR "pricing software") AND landlord', 'Rent and pricing software')).toEqual([
      'Rent',
      'pricing software',
    ]);
  });

  it('never marks excluded words', () => {
    expect(marked('rent NOT commercial', 'Commercial rent')).toEqual(['rent']);
  });

  it('returns nothing for a query without words', () => {
    expect(marked('', 'Commercial rent')).toEqual([]);
  });
});
