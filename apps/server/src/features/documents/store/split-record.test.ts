import type { RegulationRecord, TextSection, TranscriptRecord } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getHash, getPart, splitRecord } from './split-record.ts';

const version = (addresses: { externalUrl?: string; sourceUrl?: string }) =>
  splitRecord({
    kind: 'bill-text',
    fusionId: 'us-119-hr-1',
    fnDocumentId: 'us-119-hr-1-ih',
    versionCode: 'ih',
    versionName: 'Introduced',
    language: 'en',
    format: 'html',
    sections: [],
    bill: { documentType: 'Legislation', isoCode: 'US', session: '119', localityExternalId: 'us' },
    part: 'text',
    ...addresses,
  }).text?.externalUrl;

it.each(['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)', 'file:///etc/passwd'])(
  'splitRecord drops the address %j of a text version',
  (address) => {
    expect(version({ externalUrl: address })).toBeNull();
    expect(version({ sourceUrl: address })).toBeNull();
    expect(version({ externalUrl: address, sourceUrl: 'https://publisher.example/1' })).toBe(
      'https://publisher.example/1',
    );
  },
);

it('splitRecord drops unsafe addresses of a rule, its files and its documents', () => {
  const rule = splitRecord({
    kind: 'regulation',
    fusionId: 'fr-2026-1',
    part: 'rule',
    isoCode: 'us',
    regulationDocumentType: 'Rule',
    documentUrl: 'javascript:alert(1)',
    registerUrl: 'data:text/html,x',
    sourceUrl: 'https://register.example/1',
    textAttachments: [{ url: 'JavaScript:alert(2)' }, { url: 'https://register.example/1.pdf' }],
    sections: [{ sectionId: 's-1', level: 0, blocks: [{ text: 'Words', indent: 0 }] }],
  });
  expect(JSON.stringify(rule)).not.toMatch(/javascript:|data:/i);
  expect(rule.facts).toMatchObject({
    sourceUrl: 'https://register.example/1',
    textAttachments: [{ url: 'https://register.example/1.pdf' }],
  });
  expect(rule.text?.externalUrl).toBeNull();
});

it('splitRecord keeps the handles of a person and drops unsafe websites', () => {
  const contact = {
    websites: [
      { websiteType: 'twitter', url: '@ada.example' },
      { websiteType: 'facebook', url: 'ada.example/page' },
      { websiteType: 'official', url: 'https://ada.example' },
      { websiteType: 'official', url: 'javascript:alert(1)' },
      { websiteType: 'instagram', url: ' data:text/html,x' },
    ],
  };
  const role = { title: 'Aide', organizationName: 'Office', organizationType: 'office', isoCode: 'us', contact };
  const person = splitRecord({
    kind: 'person',
    fusionId: 'person-1',
    part: 'main',
    isoCode: 'us',
    fullSourceId: 'x:1',
    contact,
    roles: [role],
  });
  const kept = { websites: contact.websites.slice(0, 3) };
  expect(person.facts).toMatchObject({ contact: kept, roles: [{ contact: kept }] });
  expect(JSON.stringify(person)).not.toMatch(/javascript:|data:/);
});

describe('splitRecord', () => {
  const text = (...blocks: string[]): TextSection[] => [
    { sectionId: 's-1', level: 0, blocks: blocks.map((one) => ({ text: one, indent: 0 })) },
  ];
  const rule = (changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
    kind: 'regulation',
    fusionId: 'fr-2026-1',
    part: 'main',
    isoCode: 'us',
    regulationDocumentType: 'Rule',
    ...changes,
  });

  it('stores a text apart from the facts and counts its words', () => {
    const { facts, text: stored } = splitRecord(
      rule({ title: 'A rule', sections: text('One  two\nthree', ' ', 'four') }),
    );
    expect(facts).not.toHaveProperty('sections');
    expect(stored).toMatchObject({
      fusionId: 'fr-2026-1',
      wordCount: 4,
      versionName: 'Full text',
      officialTitle: 'A rule',
    });
  });

  it('has no text for a rule without sections', () => {
    expect(splitRecord(rule()).text).toBeNull();
    expect(splitRecord(rule({ sections: [] })).text).toBeNull();
  });

  it('has another hash for another text or other facts', () => {
    const hash = (changes: Partial<RegulationRecord>) => splitRecord(rule(changes)).contentHash;
    const told = { title: 'A rule', sections: text('One') };
    expect(hash({ ...told, sections: text('Two') })).not.toBe(hash(told));
    expect(hash({ ...told, title: 'Another rule' })).not.toBe(hash(told));
    expect(hash({ ...told })).toBe(hash(told));
  });

  it('lists a transcript with its meeting, under the part of its text', () => {
    const transcript: TranscriptRecord = {
      kind: 'transcript',
      fusionId: 'hearing-1',
      part: 'anything',
      fnDocumentId: 'hearing-1-t',
      agendaId: 'a',
      title: 'Morning',
      isAi: true,
      language: 'en',
      sections: text('Words'),
      hearing: {
        isoCode: 'us',
        eventId: '1',
        eventType: 'committee_hearing',
      },
    };
    const { facts, text: stored } = splitRecord(transcript);
    expect(facts).toEqual({
      kind: 'hearing',
      fusionId: 'hearing-1',
      part: 'text:hearing-1-t',
      ...transcript.hearing,
      transcripts: [
        {
          fnDocumentId: 'hearing-1-t',
          agendaId: 'a',
          title: 'Morning',
          isAi: true,
        },
      ],
    });
    expect(stored).toMatchObject({
      versionCode: 'transcript',
      versionName: 'Morning',
      versionDate: null,
      wordCount: 1,
    });
    expect([getPart(transcript), getPart(rule())]).toEqual(['text:hearing-1-t', 'main']);
  });
});

describe('getHash', () => {
  it('does not depend on the order of keys, at any depth, but on the order of lists', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.integer())), (value) => {
        const reversed = Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, inner]) => [key, Object.fromEntries(Object.entries(inner).toReversed())]),
        );
        expect(getHash(reversed)).toBe(getHash(value));
      }),
      { numRuns: 100 },
    );
    expect(getHash([1, 2])).not.toBe(getHash([2, 1]));
  });
});
