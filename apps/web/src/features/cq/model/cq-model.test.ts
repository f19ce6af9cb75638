import type { CqHit } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { cqPath, refPath } from './cq-path.ts';
import { formatMoment } from './format-moment.ts';
import { hitLine } from './hit-line.ts';

const MARCH_4 = Date.UTC(2026, 2, 4) / 1000;
const HIT: CqHit = {
  ...{ cqUid: 'n-1', category: 'news', title: 'On widgets', documentType: null, documentSubtype: null },
  ...{ parentPublicationType: null, displayType: null, displayDate: MARCH_4, hasDisplayTime: false, byline: null },
  ...{ status: null, sponsor: null, wordCount: null, fileSize: null },
};

describe('the line under a publication', () => {
  it('says what its source states, in one order, and nothing of the rest', () => {
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

  it('says the same kind once, whatever field it comes in', () => {
    const kinds = { displayType: 'Vote', parentPublicationType: 'Vote', documentType: 'vote', documentSubtype: 'Vote' };
    expect(hitLine({ ...HIT, ...kinds })).toBe('March 4, 2026 · Vote · vote');
  });

  it('counts no words where there are none, and one in the singular', () => {
    expect(hitLine({ ...HIT, wordCount: 0 })).toContain('0 words');
    expect(hitLine({ ...HIT, wordCount: 1 })).toMatch(/ 1 word$/);
  });
});

describe('a moment of the feed', () => {
  it('without a time is its day, whatever the zone of the reader', () => {
    expect(formatMoment(MARCH_4, false)).toBe('March 4, 2026');
    expect(formatMoment(MARCH_4 + 86_399, false)).toBe('March 4, 2026');
  });
});

describe('the address', () => {
  it('of a document survives what its id holds', () => {
    expect(cqPath('news', 'a/b?c#d')).toBe('/cq/news/a%2Fb%3Fc%23d');
  });

  it('of a reference is read back as the text it is', () => {
    const query = new URLSearchParams(refPath({ type: 'bill', ref: '45&x=1' }).split('?')[1]);
    expect(query.get('ref_type')).toBe('bill');
    expect(JSON.parse(query.get('ref') ?? '')).toBe('45&x=1');
    expect([...query.keys()]).toEqual(['ref_type', 'ref']);
  });
});
