import type { BillRecord } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FactMerger } from './fact-merger.ts';
import type { FactRow } from './merged-document.ts';

function row(
  source: string,
  changes: Partial<BillRecord>,
  { part = 'main', updatedTs = null }: { part?: string; updatedTs?: number | null } = {},
): FactRow<BillRecord> {
  return {
    source,
    part,
    sourceUrl: null,
    sourceUpdatedTs: updatedTs,
    fetchedTs: 0,
    record: {
      kind: 'bill',
      fusionId: 'us-119-hr-1',
      part,
      documentType: 'Legislation',
      isoCode: 'us',
      session: '119',
      localityExternalId: 'US HR 1',
      ...changes,
    },
  };
}
const merge = (...rows: FactRow<BillRecord>[]) => new FactMerger(rows);
/** The fields that each source supplied. */
const credits = (merger: FactMerger<BillRecord>) =>
  merger.provenance().map(({ source, fields }) => [source, ...fields]);
const subjects = (record: BillRecord) => record.subjects;

describe('FactMerger', () => {
  it('orders rows by precedence, then newest first, then the main part, then by name', () => {
    const rows = [
      row('unknown', {}),
      row('legiscan', {}, { part: 'b' }),
      row('legiscan', {}, { part: 'a' }),
      row('legiscan', {}),
      row('legiscan', {}, { part: 'z', updatedTs: 1 }),
      row('billstatus', {}),
    ];
    expect(merge(...rows).rows.map(({ source, part }) => `${source} ${part}`)).toEqual([
      'billstatus main',
      'legiscan z',
      'legiscan main',
      'legiscan a',
      'legiscan b',
      'unknown main',
    ]);
  });

  it('returns the same whatever the order of arrival', () => {
    const rows = fc.uniqueArray(
      fc
        .record({
          source: fc.constantFrom('billstatus', 'legiscan', 'openstates-bills', 'other'),
          part: fc.constantFrom('main', 'a', 'b'),
          updatedTs: fc.option(fc.nat({ max: 2 })),
          subjects: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 }),
          title: fc.constantFrom('', 'One', 'Two'),
        })
        .map(({ source, part, updatedTs, ...changes }) => row(source, changes, { part, updatedTs })),
      { selector: ({ source, part }) => `${source} ${part}`, maxLength: 6 },
    );
    const readAll = (merger: FactMerger<BillRecord>) => [
      merger.first('title'),
      merger.best('title', ({ title }) => title?.length ?? null),
      merger.union('subjects', subjects, String),
      merger.unionOfOneSource('subjects', subjects, String),
      merger.unionOfLists('subjects', subjects, String),
      merger.provenance(),
    ];
    fc.assert(
      fc.property(rows, (list) => {
        expect(readAll(merge(...list.toReversed()))).toEqual(readAll(merge(...list)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('first', () => {
  it.each([
    ['absent', {}],
    ['blank', { title: ' \n' }],
  ])('passes over a value that is %s', (_what, blank) => {
    const merger = merge(row('billstatus', blank), row('legiscan', { title: 'An Act' }));
    expect(merger.first('title')).toBe('An Act');
    expect(credits(merger)).toEqual([['billstatus'], ['legiscan', 'title']]);
  });

  it('passes over an empty list and keeps values that are false or zero', () => {
    const merger = merge(row('billstatus', { subjects: [] }), row('legiscan', { subjects: ['x'] }));
    expect(merger.first('subjects')).toEqual(['x']);
    const adjourned = merge(
      row('billstatus', { isSessionAdjourned: false }),
      row('legiscan', { isSessionAdjourned: true }),
    );
    expect(adjourned.first('isSessionAdjourned')).toBe(false);
  });

  it('returns undefined when no source states it, and credits nobody', () => {
    const merger = merge(row('billstatus', {}));
    expect(merger.first('title')).toBeUndefined();
    expect(credits(merger)).toEqual([['billstatus']]);
  });
});

describe('best', () => {
  const longest = ({ title }: BillRecord) => (title === 'ignored' ? null : (title?.length ?? null));

  it('returns the value with the highest score, and the first of equals', () => {
    const merger = merge(
      row('billstatus', { title: 'a' }),
      row('legiscan', { title: 'ccc' }),
      row('other', { title: 'ddd' }),
    );
    expect(merger.best('title', longest)).toBe('ccc');
    expect(credits(merger)).toEqual([['billstatus'], ['legiscan', 'title'], ['other']]);
  });

  it('ignores rows without a score, unless no row has one', () => {
    expect(merge(row('billstatus', { title: 'ignored' }), row('legiscan', { title: 'a' })).best('title', longest)).toBe(
      'a',
    );
    expect(merge(row('billstatus', { title: 'ignored' })).best('title', longest)).toBe('ignored');
    expect(merge(row('billstatus', {})).best('title', longest)).toBeUndefined();
  });
});

describe('union', () => {
  it('lists members of all sources once, by precedence, and credits who added one', () => {
    const merger = merge(
      row('legiscan', { subjects: ['b', 'c'] }),
      row('billstatus', { subjects: ['a', 'b'] }),
      row('other', { subjects: ['c'] }),
    );
    expect(merger.union('subjects', subjects, String)).toEqual(['a', 'b', 'c']);
    expect(credits(merger)).toEqual([['billstatus', 'subjects'], ['legiscan', 'subjects'], ['other']]);
  });

  it('compares members by their key', () => {
    const merger = merge(row('billstatus', { subjects: ['Water'] }), row('legiscan', { subjects: ['WATER', 'Air'] }));
    expect(merger.union('subjects', subjects, (text) => text.toLowerCase())).toEqual(['Water', 'Air']);
  });
});

describe('unionOfLists', () => {
  const notes = (record: BillRecord) => record.notes;
  const firstLetter = (text: string) => text.charAt(0);

  it('keeps members of one record that share a key, but not the same member twice', () => {
    const merger = merge(row('billstatus', { notes: ['a1', 'a2', 'a1'] }));
    expect(merger.unionOfLists('notes', notes, firstLetter)).toEqual(['a1', 'a2']);
  });

  it('adds from later records only members with a new key', () => {
    const merger = merge(row('billstatus', { notes: ['a1'] }), row('legiscan', { notes: ['a2', 'b1', 'b2'] }));
    expect(merger.unionOfLists('notes', notes, firstLetter)).toEqual(['a1', 'b1', 'b2']);
  });
});

describe('unionOfOneSource', () => {
  it('joins the parts of the source with the most members', () => {
    const merger = merge(
      row('billstatus', { subjects: ['a', 'b'] }),
      row('legiscan', { subjects: ['x'] }, { part: 'sponsor' }),
      row('legiscan', { subjects: ['x', 'y', 'z'] }, { part: 'cosponsors' }),
    );
    expect(merger.unionOfOneSource('subjects', subjects, String).toSorted()).toEqual(['x', 'y', 'z']);
    expect(credits(merger)).toEqual([['billstatus'], ['legiscan', 'subjects'], ['legiscan', 'subjects']]);
  });

  it('uses the source of higher precedence of two with as many', () => {
    const merger = merge(row('legiscan', { subjects: ['x'] }), row('billstatus', { subjects: ['a'] }));
    expect(merger.unionOfOneSource('subjects', subjects, String)).toEqual(['a']);
    expect(merge(row('billstatus', {})).unionOfOneSource('subjects', subjects, String)).toEqual([]);
  });
});

describe('unionBySort', () => {
  const getSort = (text: string) => text.charAt(0);

  it('takes all members of a sort from the first source that has one, over all its parts', () => {
    const merger = merge(
      row('billstatus', { notes: ['a1'] }),
      row('billstatus', { notes: ['a2'] }, { part: 'other' }),
      row('legiscan', { notes: ['a3', 'b1'] }),
    );
    expect(merger.unionBySort('notes', (record) => record.notes, getSort, String)).toEqual(['a1', 'a2', 'b1']);
  });
});
