import { analyzeDocument } from '@rotunda/analysis';
import { findMatches, parseQuery } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import type { DocumentStream } from '../../documents/index.ts';
import { findPassagesOf, mergeVersions } from './matched-passages.ts';

const VERSIONS = [
  { fnDocumentId: 'eh', versionName: 'Engrossed in House' },
  { fnDocumentId: 'ih', versionName: 'Introduced in House' },
];

/** Builds a text with one section per pair, whose first string is the heading. */
function textOf(fnDocumentId: string, ...sections: [heading: string, body: string][]): DocumentStream {
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

function passagesOf(text: string, streams: readonly DocumentStream[]) {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const matches = findMatches(parsed.query, analyzeDocument(streams));
  return mergeVersions(findPassagesOf(streams, matches), VERSIONS);
}

describe('Matched passages', () => {
  it('carry their position in the text, including in a heading', () => {
    const passages = passagesOf('gauge', [
      textOf('ih', ['Title', 'no word here'], ['The gauge', 'each gauge is read']),
    ]);
    expect(passages).toMatchObject([
      { fnDocumentId: 'ih', sectionLabel: 'SEC. 2.', place: { section: 1, block: null, offset: 4 } },
    ]);
    expect(passages[0]?.marks).toHaveLength(2);
    expect(passagesOf('"is read"', [textOf('ih', ['A', 'x'], ['The gauge', 'each gauge is read'])])).toMatchObject([
      { place: { section: 1, block: 0, offset: 11 } },
    ]);
  });

  it('are listed once, at the newest version, with all versions that share the text', () => {
    const body = `each gauge is read ${'x '.repeat(150)}`;
    const passages = passagesOf('gauge', [
      textOf('ih', ['Rules', body], ['More', 'a gauge is kept']),
      textOf('eh', ['Rules', body]),
    ]);
    expect(passages.map(({ fnDocumentId, versions }) => ({ fnDocumentId, versions }))).toEqual([
      { fnDocumentId: 'eh', versions: VERSIONS },
      { fnDocumentId: 'ih', versions: [VERSIONS[1]] },
    ]);
  });

  it('are merged when a version strikes the words and inserts them again', () => {
    const current = textOf('ih', ['Rules', 'each gauge is read']);
    expect(passagesOf('gauge', [current, { ...current, struck: true }])).toMatchObject([{ versions: [VERSIONS[1]] }]);
  });

  it('stay separate when a version contains the same text twice', () => {
    const long = 'x '.repeat(150);
    const twice = (id: string) => textOf(id, ['A', `${long}gauge ${long}`], ['B', `${long}gauge ${long}`]);
    const passages = passagesOf('gauge', [twice('eh'), twice('ih')]);
    expect(passages.map(({ fnDocumentId, versions }) => [fnDocumentId, versions?.length])).toEqual([
      ['eh', 2],
      ['eh', 2],
    ]);
  });
});
