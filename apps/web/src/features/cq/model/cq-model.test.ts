import type { CqHit } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { cqPath, refPath } from './cq-path.ts';
import { formatMoment } from './format-moment.ts';
import { hitLine } from './hit-line.ts';

const MARCH_4 = Date.UTC(2026, 2, 4) / 1000;
const HIT: CqHit = {
  cqUid: 'n-1',
  category: 'news',
  title: 'On widgets',
  documentType: null,
  documentSubtype: null,
  parentPublicationType: null,
  displayType: null,
  displayDate: MARCH_4,
  hasDisplayTime: false,
  byline: null,
  status: null,
  sponsor: null,
  wordCount: null,
  fileSize: null,
};

describe('hitLine', () => {
  it('lists what the source states in a fixed order and omits the rest', () => {
    expect(hitLine(HIT)).toBe('March 4, 2026');
    const full = {
      ...HIT,
      displayType: 'News',
      byline: 'By Ann Lee',
      status: 'Final',
      wordCount: 1200,
      fileSize: 2048,
    };
    expect(hitLine(full)).toBe('March 4, 2026 · News · By Ann Lee · Final · 1,200 words · 2.0 KB');
  });

  it('names the same kind only once, whichever field it comes from', () => {
    const kinds = { displayType: 'Vote', parentPublicationType: 'Vote', documentType: 'vote', documentSubtype: 'Vote' };
    expect(hitLine({ ...HIT, ...kinds })).toBe('March 4, 2026 · Vote · vote');
  });

  it('shows zero words and uses the singular for a single word', () => {
    expect(hitLine({ ...HIT, wordCount: 0 })).toContain('0 words');
    expect(hitLine({ ...HIT, wordCount: 1 })).toMatch(/ 1 word$/);
  });
});

describe('formatMoment', () => {
  it('shows only the day of a moment without a time, in every time zone', () => {
    expect(formatMoment(MARCH_4, false)).toBe('March 4, 2026');
    expect(formatMoment(MARCH_4 + 86_399, false)).toBe('March 4, 2026');
  });
});

describe('CQ links', () => {
  it('escape special characters in a document id', () => {
    expect(cqPath('news', 'a/b?c#d')).toBe('/cq/news/a%2Fb%3Fc%23d');
  });

  it('keep a reference as text', () => {
    const query = new URLSearchParams(refPath({ type: 'bill', ref: '45&x=1' }).split('?')[1]);
    expect(query.get('ref_type')).toBe('bill');
    expect(JSON.parse(query.get('ref') ?? '')).toBe('45&x=1');
    expect([...query.keys()]).toEqual(['ref_type', 'ref']);
  });
});
