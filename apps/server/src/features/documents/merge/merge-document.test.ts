import type { SourceRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeDocument } from './merge-document.ts';
import type { FactRow } from './merged-document.ts';

const NOW = { today: '2026-03-01', nowMs: Date.parse('2026-03-01T12:00:00Z') };
const row = (record: SourceRecord, changes: Partial<FactRow> = {}): FactRow => ({
  source: 'news',
  part: record.part,
  record,
  sourceUrl: null,
  sourceUpdatedTs: null,
  fetchedTs: 0,
  ...changes,
});
const merged = (record: SourceRecord, ...others: SourceRecord[]) =>
  mergeDocument(
    record.fusionId,
    [record, ...others].map((one) => row(one)),
    NOW,
  );

const order = (changes: object = {}): SourceRecord => ({
  kind: 'presidential-action',
  fusionId: 'eo-14000',
  part: 'main',
  isoCode: 'us',
  actionType: 'executive_order',
  ...changes,
});
const report = (changes: object = {}): SourceRecord => ({
  kind: 'research',
  fusionId: 'crs-1',
  part: 'main',
  documentSubtype: 'CRS',
  ...changes,
});
const news = (changes: object = {}): SourceRecord => ({
  kind: 'news',
  fusionId: 'news-1',
  part: 'main',
  title: 'Rivers',
  publisher: 'The Times',
  text: 'Words.',
  publishedTs: 0x6957b340,
  ...changes,
});
const post = (changes: object = {}): SourceRecord => ({
  kind: 'social-post',
  fusionId: 'post-1',
  part: 'main',
  platform: 'bluesky',
  stakeholderType: 'legislator',
  authorName: 'Ada Rowan',
  text: 'Words.',
  postedTs: 0x6957b340,
  ...changes,
});

describe('mergeDocument of a presidential action', () => {
  it.each([
    ['its number', { executiveOrderNumber: '14000', ofrId: '2026-1' }, 'EO 14000'],
    ['its number in the Register', { ofrId: '2026-1' }, '2026-1'],
    ['nothing', {}, null],
  ])('is called by %s', (_what, changes, number) => {
    expect(merged(order(changes)).localityExternalId).toBe(number);
  });

  it.each([
    ['its title', { title: 'On &lt;water&gt;', executiveOrderNumber: '14000' }, 'On <water>'],
    ['its number', { executiveOrderNumber: '14000' }, 'Executive Order 14000'],
    ['what it is', {}, 'Untitled presidential action'],
  ])('is titled by %s', (_what, changes, title) => {
    expect(merged(order(changes)).title).toBe(title);
  });

  it('is as new as its signature, or as its publication when the signature is unknown', () => {
    const published = { publicationDate: '2026-01-05' };
    expect(merged(order({ ...published, signedOn: '2026-01-02' }))).toMatchObject({
      lastUpdatedTs: Date.parse('2026-01-02') / 1e3,
      introducedOn: '2026-01-02',
      publicationDate: '2026-01-05',
    });
    expect(merged(order(published))).toMatchObject({
      lastUpdatedTs: Date.parse('2026-01-05') / 1e3,
      introducedOn: null,
    });
  });

  it('ignores that a docket files it as a notice', () => {
    const notice: SourceRecord = {
      kind: 'regulation',
      fusionId: 'eo-14000',
      part: 'docket',
      isoCode: 'us',
      title: 'A notice',
      regulationDocumentType: 'Notice',
    };
    const { documentType, title, provenance } = merged(notice, order({ title: 'An order' }));
    expect({ documentType, title, rows: provenance.length }).toEqual({
      documentType: 'PresidentialAction',
      title: 'An order',
      rows: 1,
    });
  });
});

describe('mergeDocument of a report', () => {
  it('has plain text, authors and the day of publication', () => {
    const told = {
      title: 'On <b>water</b>',
      summary: '<p>Wet.</p>',
      authors: ['Ann', 'Bo'],
      publicationDate: '2026-01-05',
    };
    expect(merged(report(told))).toMatchObject({
      documentType: 'ResearchDocument',
      isoCode: 'us',
      title: 'On water',
      summary: 'Wet.',
      byline: 'Ann, Bo',
      researchDocumentType: 'CRS',
      lastUpdatedTs: Date.parse('2026-01-05') / 1e3,
    });
  });

  it('is titled by its number, or by what it is', () => {
    expect(merged(report({ externalId: 'R1' })).title).toBe('R1');
    expect(merged(report())).toMatchObject({
      title: 'Untitled report',
      byline: null,
      summary: null,
      lastUpdatedTs: null,
    });
  });
});

describe('mergeDocument of an article', () => {
  it('names publisher and author, and has the day of its instant unless a day is stated', () => {
    expect(merged(news({ byline: 'Ann' }))).toMatchObject({
      byline: 'The Times · Ann',
      publicationDate: '2026-01-02',
      lastUpdatedTs: 0x6957b340,
      isoCode: null,
    });
    expect(merged(news({ publishedOn: '2026-01-01' }))).toMatchObject({ publicationDate: '2026-01-01' });
    expect(merged(news({ publisher: '' })).byline).toBeNull();
  });

  it('names the host beside a publisher and an author, who may be called like someone here', () => {
    const read = { sourceUrl: 'https://www.times.example/1' };
    const getByline = (changes: object) => mergeDocument('news-1', [row(news(changes), read)], NOW).byline;
    expect(getByline({ publisher: 'Rotunda', byline: 'Rotunda Support' })).toBe(
      'Rotunda · Rotunda Support · times.example',
    );
    expect(getByline({ publisher: 'times.example' })).toBe('times.example');
  });
});

describe('mergeDocument of a post', () => {
  it.each([
    ['without a handle', {}, 'Ada Rowan'],
    ['with a handle', { authorHandle: 'ada.example' }, 'Ada Rowan @ada.example'],
    [
      'without a handle, with the host that shows whose words these are',
      { authorName: 'Rotunda Support', authorUrl: 'https://www.social.example/@a' },
      'Rotunda Support (social.example)',
    ],
    ['with a handle that has its sign', { authorHandle: '@ada.example' }, 'Ada Rowan @ada.example'],
  ])('is titled by its author %s', (_what, changes, title) => {
    expect(merged(post(changes))).toMatchObject({ title, byline: title, publicationDate: '2026-01-02' });
  });

  it('has the day that its source states', () => {
    expect(merged(post({ postedOn: '2026-01-01' })).publicationDate).toBe('2026-01-01');
  });
});

describe('mergeDocument', () => {
  it('throws for an entity of two kinds, of no document, or without facts', () => {
    const vote: SourceRecord = {
      kind: 'vote',
      fusionId: 'vote-1',
      part: 'main',
      isoCode: 'us',
      session: '119',
      motion: 'On passage',
      date: '2026-01-05',
    };
    expect(() => merged(news(), report())).toThrow('facts of news-1 are of kinds news, research');
    expect(() => merged(vote)).toThrow('are of kinds vote');
    expect(() => mergeDocument('news-1', [], NOW)).toThrow('facts of news-1');
  });

  it('has the page of its publisher', () => {
    const read = { sourceUrl: 'https://times.example/1' };
    expect(mergeDocument('news-1', [row(news(), read)], NOW).sourceUrl).toBe('https://times.example/1');
  });
});
