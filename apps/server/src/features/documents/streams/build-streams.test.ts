import { describe, expect, it } from 'vitest';
import { buildStreams, type StreamInput } from './build-streams.ts';
import type { DocumentFacts } from '../merge/merged-document.ts';

const bill = (changes: object = {}): DocumentFacts => ({
  kind: 'bill',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  localityExternalId: 'US HR 1',
  ...changes,
});
const news = (changes: object = {}): DocumentFacts => ({
  kind: 'news',
  title: 'Rivers',
  publisher: 'The Times',
  text: 'First words. More.',
  publishedTs: 1,
  ...changes,
});
const post = (changes: object = {}): DocumentFacts => ({
  kind: 'social-post',
  platform: 'bluesky',
  stakeholderType: 'legislator',
  authorName: 'Ada',
  postedTs: 1,
  ...changes,
});
const build = (facts: DocumentFacts, changes: Partial<StreamInput> = {}) =>
  buildStreams({ title: 'An Act', summary: null, localityExternalId: null, texts: [], facts, ...changes });
/** `title en: An Act` of each stream. */
const told = (facts: DocumentFacts, changes: Partial<StreamInput> = {}) =>
  build(facts, changes).map(({ field, language, text }) => `${field} ${language}: ${text}`);

describe('buildStreams', () => {
  it('has title, summary and number, trimmed, and nothing blank', () => {
    expect(told(bill(), { title: ' An Act ', summary: 'It acts.', localityExternalId: 'US HR 1' })).toEqual([
      'title en: An Act',
      'summary en: It acts.',
      'bill en: US HR 1',
    ]);
    expect(told(bill(), { title: ' ', summary: '\n' })).toEqual([]);
  });

  it('labels the title of a version, but not the title of the bill', () => {
    const titles = [
      { text: 'An Act', type: 'Official Title', versionName: 'Enrolled Bill' },
      { text: 'To extend the credit', type: 'Official Title', versionName: 'Introduced in House' },
      { text: 'Credit Act', type: 'Short Title(s) as Passed House' },
    ];
    expect(build(bill({ titles })).map(({ text, label = null }) => [text, label])).toEqual([
      ['An Act', null],
      ['To extend the credit', 'Title (Introduced in House)'],
      ['Credit Act', 'Title (As Passed House)'],
    ]);
  });

  it('has no text twice in one field, so that a match counts once', () => {
    const titles = [
      { text: 'An Act', type: 'official' },
      { text: '<b>An Act</b>', type: 'short' },
      { text: 'It acts.', type: 'short' },
    ];
    expect(told(bill({ titles }), { summary: 'It acts.' })).toEqual([
      'title en: An Act',
      'summary en: It acts.',
      'title en: It acts.',
    ]);
  });

  it('has titles and summaries of a Canadian bill in their languages', () => {
    const titles = [
      { text: 'Loi', type: 'official', language: 'fr' },
      { text: 'Act', type: 'official', language: 'en' },
    ];
    const summaries = [{ text: 'On water.' }, { text: '<p>Les eaux.</p>', language: 'fr' }];
    expect(told(bill({ titles, summaries }), { title: 'Loi', summary: 'Les eaux.' })).toEqual([
      'title fr: Loi',
      'summary fr: Les eaux.',
      'title en: Act',
    ]);
    expect(told(bill({ titles, summaries }), { title: 'Act', summary: 'On water.' })).toEqual([
      'title en: Act',
      'summary en: On water.',
      'title fr: Loi',
      'summary fr: Les eaux.',
    ]);
  });

  it('has the identifiers of a rule and its agencies', () => {
    const facts: DocumentFacts = {
      kind: 'regulation',
      isoCode: 'us',
      regulationDocumentType: 'Rule',
      externalIds: ['E-1'],
      docketIds: ['D-1'],
      ofrId: '2026-1',
      regulationIdNumbers: ['2060-AB12'],
      registerCitiation: '91 FR 1',
      citations: ['40 CFR 52'],
      agencies: [
        {
          name: 'EPA Office',
          shortName: 'EPA',
        },
        { name: 'FDA' },
      ],
    };
    expect(told(facts).slice(1)).toEqual([
      'bill en: E-1',
      'bill en: D-1',
      'bill en: 2026-1',
      'bill en: RIN 2060-AB12',
      'bill en: 91 FR 1',
      'bill en: 40 CFR 52',
      'sponsor en: EPA Office, EPA',
      'sponsor en: FDA',
    ]);
  });

  it('has the excerpt of an article only when the text does not contain it', () => {
    expect(told(news({ excerpt: 'First words.' }))).not.toContain('summary en: First words.');
    expect(told(news({ excerpt: 'Other words.', language: 'fr' }))).toEqual([
      'title fr: An Act',
      'text fr: First words. More.',
      'summary fr: Other words.',
      'sponsor en: The Times',
    ]);
  });

  it('has descriptions of pictures only when the text of the post does not contain them', () => {
    const media = [
      { kind: 'image', description: 'A dam' },
      { kind: 'image', description: 'A river' },
      { kind: 'image' },
    ];
    const links = [{ url: 'https://a.example', title: 'A site' }, { url: 'https://b.example' }];
    expect(told(post({ text: 'See A dam', media, links })).slice(1)).toEqual([
      'text en: See A dam',
      'text en: A river',
      'text en: A site',
      'sponsor en: Ada',
    ]);
  });

  it('finds people by other names and by their seats', () => {
    const role = { title: 'Senator', seatDistrictName: 'Washington 7', organizationName: 'Senate' };
    const facts: DocumentFacts = {
      kind: 'person',
      isoCode: 'us',
      fullSourceId: 'x:1',
      otherNames: ['Bo'],
      roles: [
        {
          ...role,
          organizationType: 'legislative',
          isoCode: 'us',
        },
      ],
    };
    expect(told(facts).slice(1)).toEqual(['title en: Bo', 'text en: Senator, Washington 7, Senate']);
  });

  it('has a stream for each text and one for what it strikes, in its language', () => {
    const block = (text: string, change?: 'deleted') => ({
      text,
      indent: 0,
      ...(change === undefined ? {} : { change }),
    });
    const text = (fnDocumentId: string, language: string, ...blocks: ReturnType<typeof block>[]) => ({
      fnDocumentId,
      language,
      sections: [
        {
          sectionId: 's',
          level: 0,
          blocks,
        },
      ],
    });
    const texts = [
      text('ih', 'en', block('Kept'), block('Gone', 'deleted')),
      text('fr', 'fr', block('Gardé')),
      text('xx', 'de', block('', 'deleted')),
    ];
    const streams = build(bill(), { texts }).slice(1);
    expect(
      streams.map(({ fnDocumentId, language, text: words, struck = false }) => [fnDocumentId, language, words, struck]),
    ).toEqual([
      ['ih', 'en', 'Kept', false],
      ['ih', 'en', 'Gone', true],
      ['fr', 'fr', 'Gardé', false],
    ]);
  });
});
