import type { SourceRecord, VoteRecord, VoterFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeDocument } from '../merge/merge-document.ts';
import type { FactRow, MergedDocument } from '../merge/merged-document.ts';
import { getContentHash, documentRow, voteRow } from './merged-rows.ts';

const row = (record: SourceRecord): FactRow => ({
  source: 'house-clerk',
  part: record.part,
  record,
  sourceUrl: null,
  sourceUpdatedTs: null,
  fetchedTs: 0,
});
const vote = (changes: Partial<VoteRecord> = {}): VoteRecord => ({
  kind: 'vote',
  fusionId: 'vote-1',
  part: 'main',
  isoCode: 'us',
  session: '119',
  motion: 'On passage',
  date: '2026-01-05',
  ...changes,
});
const voter = (name: string, voteType: VoterFact['voteType']): VoterFact => ({ name, voteType });
const merged = (record: SourceRecord): MergedDocument =>
  mergeDocument(record.fusionId, [row(record)], { today: '2026-03-01', nowMs: Date.parse('2026-03-01') });
const bill = (changes: object = {}): SourceRecord => ({
  kind: 'bill',
  fusionId: 'us-119-hr-1',
  part: 'main',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  localityExternalId: 'US HR 1',
  title: 'An Act',
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
  postedTs: 5,
  ...changes,
});

describe('voteRow', () => {
  const WRITTEN = { nowTs: 9, isSample: false };

  it('counts the voters unless the source states the counts', () => {
    const voters = [voter('Ann', 'yes'), voter('Bo', 'yes'), voter('Cy', 'no'), voter('Dee', 'other')];
    expect(voteRow('vote-1', [row(vote({ voters }))], WRITTEN)).toMatchObject({
      yesCount: 2,
      noCount: 1,
      otherCount: 1,
    });
    const stated = vote({ voters, yesCount: 200, noCount: 0 });
    expect(voteRow('vote-1', [row(stated)], WRITTEN)).toMatchObject({ yesCount: 200, noCount: 0, otherCount: 1 });
  });

  it('has nothing for what no source states', () => {
    expect(voteRow('vote-1', [row(vote())], WRITTEN)).toMatchObject({
      billFusionId: null,
      chamber: null,
      rollcall: null,
      result: null,
      passed: null,
      voters: [],
      yesCount: 0,
      motion: 'On passage',
      voteDate: '2026-01-05',
      updatedTs: 9,
      isSample: false,
    });
  });
});

describe('voteRow of elections, quorum calls and doubtful records', () => {
  const getRow = (changes: Partial<VoteRecord>) =>
    voteRow('vote-1', [row(vote(changes))], { nowTs: 9, isSample: false });

  it('has neither yes nor no for an election, but its candidates', () => {
    const candidates = [{ name: 'Roe', votes: 218 }];
    const elected = getRow({ motion: 'Election of the Speaker', candidates, voters: [voter('Ann', 'other')] });
    expect(elected).toMatchObject({ yesCount: null, noCount: null, otherCount: null, details: { candidates } });
  });

  it('has no outcome for a quorum call', () => {
    const quorum = getRow({ motion: 'Quorum call', passed: true, yesCount: 0, noCount: 0, otherCount: 430 });
    expect(quorum).toMatchObject({ passed: null, yesCount: null, noCount: null, otherCount: 430 });
  });

  it('keeps what decided the vote and every contradiction of every source', () => {
    const tieBreaker = { by: 'Vice President', vote: 'Yea' };
    const doubtful = { contradictions: ['One.'], tieBreaker, majorityRequired: '1/2' };
    const rows = [row(vote(doubtful)), { ...row(vote({ contradictions: ['Two.'] })), source: 'legiscan' }];
    expect(voteRow('vote-1', rows, { nowTs: 9, isSample: false }).details).toEqual({
      ...doubtful,
      contradictions: ['One.', 'Two.'],
    });
  });

  it('counts a voter listed twice once and says so', () => {
    const twice = getRow({ voters: [voter('Ann Roe', 'yes'), voter('Ann Roe', 'yes')], yesCount: 2 });
    expect(twice).toMatchObject({
      yesCount: 1,
      voters: [{ name: 'Ann Roe' }],
      details: { contradictions: { length: 2 } },
    });
  });
});

describe('getContentHash', () => {
  const hash = (document: MergedDocument, texts: string[] = []) => getContentHash(document, texts);
  const document = merged(bill());

  it.each<[string, Partial<MergedDocument>]>([
    ['who supplied it', { provenance: [] }],
    ['its page', { sourceUrl: 'https://publisher.example/1' }],
    ['the end of its session', { sessionActive: false, genericStatus: 'Failed' }],
    ['the day on which roles change', { rolesChangeOn: '2027-01-03' }],
  ])('does not depend on %s', (_what, changes) => {
    expect(hash({ ...document, ...changes })).toBe(hash(document));
  });

  it.each<[string, Partial<MergedDocument>]>([
    ['its title', { title: 'Another Act' }],
    ['its last action', { lastActionText: 'Passed' }],
    ['its facts', { facts: merged(bill({ subjects: ['Water'] })).facts }],
  ])('depends on %s', (_what, changes) => {
    expect(hash({ ...document, ...changes })).not.toBe(hash(document));
  });

  it('depends on its texts', () => {
    expect(hash(document, ['one'])).not.toBe(hash(document));
    expect(hash(document, ['one'])).not.toBe(hash(document, ['two']));
  });

  it('does not depend on how often a post was liked, but on what it says', () => {
    expect(hash(merged(post({ counts: { likes: 5 } })))).toBe(hash(merged(post())));
    expect(hash(merged(post({ text: 'Other words.' })))).not.toBe(hash(merged(post())));
  });
});

describe('documentRow', () => {
  const written = (document: MergedDocument) =>
    documentRow(document, { contentHash: 'hash', version: 3, nowTs: 9, isSample: true });

  it('adds the place and the instant of the introduction', () => {
    expect(written(merged(bill({ introducedOn: '2026-01-05' })))).toMatchObject({
      countryCode: 'US',
      localityType: 'federal',
      introducedTs: Date.parse('2026-01-05') / 1e3,
      version: 3,
      contentHash: 'hash',
      isSample: true,
      createdTs: 9,
      updatedTs: 9,
    });
  });

  it('has no place for a document without one, or of an unknown one', () => {
    const nowhere = { countryCode: null, localityType: null, introducedTs: null };
    expect(written(merged(post()))).toMatchObject(nowhere);
    expect(written({ ...merged(bill()), isoCode: 'zz' })).toMatchObject(nowhere);
  });
});
