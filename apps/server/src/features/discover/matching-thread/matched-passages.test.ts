import { analyzeDocument } from '@rotunda/analysis';
import { findMatches, type MatchSpan, parseQuery } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import type { DocumentStream } from '../../documents/index.ts';
import { findPassagesOf, type FoundPassage, mergeVersions } from './matched-passages.ts';

const VERSIONS = [
  { fnDocumentId: 'eh', versionName: 'Engrossed in House' },
  { fnDocumentId: 'ih', versionName: 'Introduced in House' },
];

/** Builds a text with one section per pair, whose first string is the heading. */
function getText(fnDocumentId: string, ...sections: [heading: string, body: string][]): DocumentStream {
  const stream = { field: 'text' as const, language: 'en' as const, fnDocumentId, text: '' };
  const places: DocumentStream['sections'] = [];
  const blocks: NonNullable<DocumentStream['blocks']>[number][] = [];
  for (const [section, [heading, body]] of sections.entries()) {
    const start = stream.text.length;
    places.push({ start, sectionId: `s-${section}`, label: `SEC. ${section + 1}.` });
    blocks.push({ section, block: null, start, end: start + heading.length });
    const from = start + heading.length + 1;
    blocks.push({ section, block: 0, start: from, end: from + body.length });
    stream.text += `${heading}\n${body}\n`;
  }
  return { ...stream, sections: places, blocks };
}

function getPassages(text: string, streams: readonly DocumentStream[]) {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const matches = findMatches(parsed.query, analyzeDocument(streams));
  return mergeVersions(findPassagesOf(streams, matches), VERSIONS);
}

describe('Matched passages', () => {
  it('carry their position in the text, including in a heading', () => {
    const passages = getPassages('gauge', [
      getText('ih', ['Title', 'no word here'], ['The gauge', 'each gauge is read']),
    ]);
    expect(passages).toMatchObject([
      { fnDocumentId: 'ih', sectionLabel: 'SEC. 2.', place: { section: 1, block: null, offset: 4 } },
    ]);
    expect(passages[0]?.marks).toHaveLength(2);
    expect(getPassages('"is read"', [getText('ih', ['A', 'x'], ['The gauge', 'each gauge is read'])])).toMatchObject([
      { place: { section: 1, block: 0, offset: 11 } },
    ]);
  });

  it('are listed once, at the newest version, with all versions that share the text', () => {
    const body = `each gauge is read ${'x '.repeat(150)}`;
    const passages = getPassages('gauge', [
      getText('ih', ['Rules', body], ['More', 'a gauge is kept']),
      getText('eh', ['Rules', body]),
    ]);
    expect(passages.map(({ fnDocumentId, versions }) => ({ fnDocumentId, versions }))).toEqual([
      { fnDocumentId: 'eh', versions: VERSIONS },
      { fnDocumentId: 'ih', versions: [VERSIONS[1]] },
    ]);
  });

  it('are merged when a version strikes the words and inserts them again', () => {
    const current = getText('ih', ['Rules', 'each gauge is read']);
    expect(getPassages('gauge', [current, { ...current, struck: true }])).toMatchObject([{ versions: [VERSIONS[1]] }]);
  });

  it('of struck text say so, and stay separate from those of versions that contain the words', () => {
    const introduced = getText('ih', ['Rules', 'each gauge is read']);
    const struck = { ...getText('eh', ['Rules', 'each gauge is read']), struck: true };
    expect(getPassages('gauge', [struck, introduced])).toMatchObject([
      { fnDocumentId: 'eh', isStruck: true, versions: [VERSIONS[0]] },
      { fnDocumentId: 'ih', versions: [VERSIONS[1]] },
    ]);
    expect(getPassages('gauge', [introduced])[0]).not.toHaveProperty('isStruck');
  });

  it('stay separate when a version contains the same text twice', () => {
    const long = 'x '.repeat(150);
    const twice = (id: string) => getText(id, ['A', `${long}gauge ${long}`], ['B', `${long}gauge ${long}`]);
    const passages = getPassages('gauge', [twice('eh'), twice('ih')]);
    expect(passages.map(({ fnDocumentId, versions }) => [fnDocumentId, versions?.length])).toEqual([
      ['eh', 2],
      ['eh', 2],
    ]);
  });
});

describe('findPassagesOf', () => {
  const LEAF: MatchSpan['leaf'] = { kind: 'word', field: null, terms: ['x'] };
  const match = (start: number, streamIndex = 0): MatchSpan => ({
    streamIndex,
    start,
    end: start + 1,
    field: 'text',
    leaf: LEAF,
  });
  const stream = (text: string): DocumentStream => ({ field: 'text', language: 'en', text, sections: [] });
  const getSpans = (...matches: ReturnType<typeof match>[]) =>
    findPassagesOf([stream('x'.repeat(2000)), stream('y'.repeat(2000))], matches).map(({ streamIndex, spans }) => [
      streamIndex,
      ...spans.map(([start]) => start),
    ]);

  it('joins matches less than 160 characters behind the first of a passage', () => {
    expect(getSpans(match(100), match(259))).toEqual([[0, 100, 259]]);
    expect(getSpans(match(100), match(260))).toEqual([
      [0, 100],
      [0, 260],
    ]);
  });

  it('measures from the first match, so that a passage does not grow with each match', () => {
    expect(getSpans(match(0), match(100), match(200), match(300))).toEqual([
      [0, 0, 100],
      [0, 200, 300],
    ]);
  });

  it('keeps texts apart and lists them in order', () => {
    expect(getSpans(match(5, 1), match(0), match(6, 1))).toEqual([
      [0, 0],
      [1, 5, 6],
    ]);
  });

  it('is in the section that begins at or before the match, and in none before the first', () => {
    const sections = [10, 20].map((start) => ({ start, sectionId: `s-${start}`, label: `SEC. ${start}.` }));
    const labels = [9, 10, 19, 20].map(
      (start) => findPassagesOf([{ ...stream('x'.repeat(40)), sections }], [match(start)])[0]?.sectionLabel,
    );
    expect(labels).toEqual([undefined, 'SEC. 10.', 'SEC. 10.', 'SEC. 20.']);
  });

  it('is at the block of the match, or at the start of the next one when between blocks', () => {
    const blocks = [
      { section: 0, block: 0, start: 0, end: 10 },
      { section: 0, block: 1, start: 14, end: 30 },
    ];
    const places = [9, 10, 14, 15, 30].map(
      (start) => findPassagesOf([{ ...stream('x'.repeat(40)), blocks }], [match(start)])[0]?.place,
    );
    expect(places).toEqual([
      { section: 0, block: 0, offset: 9 },
      { section: 0, block: 1, offset: 0 },
      { section: 0, block: 1, offset: 0 },
      { section: 0, block: 1, offset: 1 },
      undefined,
    ]);
  });
});

describe('mergeVersions', () => {
  const found = (text: string, fnDocumentId?: string): FoundPassage => ({
    field: 'text',
    text,
    marks: [[0, 1]],
    streamIndex: 0,
    spans: [[0, 1]],
    ...(fnDocumentId === undefined ? {} : { fnDocumentId }),
  });
  const listed = (...passages: FoundPassage[]) =>
    mergeVersions(passages, VERSIONS).map(({ text, fnDocumentId = null, versions = [] }) => [
      text,
      fnDocumentId,
      ...versions.map((version) => version.fnDocumentId),
    ]);

  it('lists passages outside of versions first and those of unknown versions last', () => {
    expect(listed(found('a', 'other'), found('b', 'ih'), found('c', 'eh'), found('d'))).toEqual([
      ['d', null],
      ['c', 'eh', 'eh'],
      ['b', 'ih', 'ih'],
      ['a', 'other'],
    ]);
  });

  it('separates the same words in another field or with other marks', () => {
    expect(listed(found('a'), { ...found('a'), field: 'title' }, { ...found('a'), marks: [[0, 2]] })).toHaveLength(3);
  });
});
