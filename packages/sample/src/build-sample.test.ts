import { createHash } from 'node:crypto';
import { SOCIAL_PLATFORMS, searchModelSchema, STAKEHOLDER_TYPES } from '@rotunda/contract';
import { addDays, BILL_STATUSES, BILL_TYPES, CQ_CATEGORIES, JURISDICTIONS, type SourceRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { buildSampleRecords } from './build-sample.ts';
import { buildSampleCqRecords } from './second-source.ts';
import { POST_AUTHORS, POST_PLATFORMS } from './publications.ts';
import { TOPICS } from './topics.ts';
import { SAMPLE_ORGANIZATIONS } from './workspace.ts';

const REFERENCE_DAY = '2026-03-10';
const records = buildSampleRecords({ seed: 'test', referenceDay: REFERENCE_DAY });
const getHash = (list: readonly SourceRecord[]) => createHash('sha256').update(JSON.stringify(list)).digest('hex');
const ofKind = <K extends SourceRecord['kind']>(kind: K) =>
  records.filter((record): record is Extract<SourceRecord, { kind: K }> => record.kind === kind);
const bills = ofKind('bill');
const texts = ofKind('bill-text');

describe('buildSampleRecords', () => {
  it('returns the same records for the same seed and day and others otherwise', () => {
    const hash = getHash(records);
    expect(getHash(buildSampleRecords({ seed: 'test', referenceDay: REFERENCE_DAY }))).toBe(hash);
    expect(getHash(buildSampleRecords({ seed: 'other', referenceDay: REFERENCE_DAY }))).not.toBe(hash);
    expect(getHash(buildSampleRecords({ seed: 'test', referenceDay: '2026-03-11' }))).not.toBe(hash);
  });

  it('includes about three thousand documents of every kind', () => {
    const documents = new Set(
      records.filter(({ kind }) => kind !== 'vote' && kind !== 'bill-text').map((record) => record.fusionId),
    );
    expect(documents.size).toBeGreaterThan(2900);
    expect(documents.size).toBeLessThan(3300);
    const kinds = new Set(records.map((record) => record.kind));
    expect(kinds.size).toBe(11);
  });

  it('includes bills of every jurisdiction, status and type', () => {
    const of = <T>(read: (bill: (typeof bills)[number]) => T) => new Set(bills.map(read));
    expect(of((bill) => bill.isoCode)).toEqual(new Set(JURISDICTIONS.map(({ isoCode }) => isoCode)));
    expect(of((bill) => bill.status)).toEqual(new Set(BILL_STATUSES));
    const types: readonly string[] = BILL_TYPES.filter((type) => type !== 'Amendment');
    expect([...of((bill) => bill.billType ?? '')].toSorted()).toEqual([...types].toSorted());
  });

  it('gives each record a unique key', () => {
    const keys = records.map(
      (record) => `${record.fusionId} ${record.kind === 'bill-text' ? record.fnDocumentId : ''}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('marks every id as sample', () => {
    const unmarked = records.filter((record) => !/(^|-)(sample|SAMPLE)(-|$)/.test(record.fusionId));
    expect(unmarked.map((record) => record.fusionId)).toEqual([]);
  });

  it('refers only to existing records', () => {
    const ids = new Set(records.map((record) => record.fusionId));
    const named = [
      ...bills.flatMap((bill) => [
        ...(bill.relatedBills ?? []).map((one) => one.fusionId),
        ...(bill.sponsors ?? []).flatMap((one) => one.fusionId ?? []),
        ...(bill.committees ?? []).flatMap((one) => one.fusionId ?? []),
      ]),
      ...ofKind('vote').flatMap((vote) => vote.billFusionId ?? []),
      ...ofKind('hearing').flatMap((hearing) => hearing.billFusionIds ?? []),
      ...ofKind('regulation').flatMap((one) => [...(one.docketFusionIds ?? []), ...(one.linkedFusionIds ?? [])]),
    ];
    expect(named.length).toBeGreaterThan(2000);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('lists exactly the versions with texts, some with struck and inserted passages', () => {
    const listed = bills.flatMap((bill) => (bill.versions ?? []).map((version) => version.fnDocumentId));
    expect(new Set(listed)).toEqual(new Set(texts.map((text) => text.fnDocumentId)));
    const changes = texts.flatMap((text) =>
      text.sections.flatMap((section) => section.blocks.map(({ change }) => change)),
    );
    expect(changes).toContain('added');
    expect(changes).toContain('deleted');
  });

  it('names the subject of a Canadian bill alike in both languages', () => {
    const pairs = TOPICS.flatMap(({ objects, objectsFr }) =>
      objects.map((object, place) => ({ object, objectFr: objectsFr[place] ?? '' })),
    );
    const titled = bills.flatMap(({ title = '', titles = [] }) =>
      titles.flatMap(({ text, language }) => (language === 'fr' ? [{ title, text }] : [])),
    );
    expect(titled).not.toHaveLength(0);
    for (const { title, text } of titled) {
      const pair = pairs.find(({ object }) => title.includes(object));
      expect(text.endsWith(` ${pair?.objectFr}`), `${title}: ${text}`).toBe(true);
    }
  });

  it('gives state register filings unique numbers in the usual format', () => {
    const numbers = ofKind('regulation').flatMap(({ isoCode, externalIds = [] }) =>
      isoCode === 'us' ? [] : externalIds,
    );
    expect(numbers).not.toHaveLength(0);
    for (const number of numbers) expect(number).toMatch(/^\d{4}-\d{3}$/);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('includes Canadian bills in both languages', () => {
    const parliament = bills.filter((bill) => bill.isoCode === 'ca');
    expect(parliament.every((bill) => bill.titles?.some((title) => title.language === 'fr'))).toBe(true);
    expect(parliament.every((bill) => bill.summaries?.some((summary) => summary.language === 'fr'))).toBe(true);
    expect(texts.some((text) => text.language === 'fr')).toBe(true);
  });

  it('has many recent bills and only scheduled events after the reference day', () => {
    const recent = bills.filter((bill) => (bill.lastActionOn ?? '') >= addDays(REFERENCE_DAY, -90));
    expect(recent.length).toBeGreaterThan(800);
    expect(bills.filter((bill) => (bill.lastActionOn ?? '') > REFERENCE_DAY)).toEqual([]);
    expect(ofKind('hearing').some((hearing) => (hearing.date ?? '') > REFERENCE_DAY)).toBe(true);
    const deadlines = ofKind('regulation').flatMap((one) => one.commentEndDates ?? []);
    expect(deadlines.some((day) => day > REFERENCE_DAY)).toBe(true);
    expect(deadlines.some((day) => day < REFERENCE_DAY)).toBe(true);
  });

  it('includes executive orders that refer to each other and are published by the reference day', () => {
    const actions = ofKind('presidential-action');
    const orders = new Set(actions.flatMap(({ executiveOrderNumber }) => executiveOrderNumber ?? []));
    const named = actions.flatMap(({ dispositionNotes = '' }) =>
      [...dispositionNotes.matchAll(/EO (\d+)/g)].map(([, number = '']) => number),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((number) => !orders.has(number))).toEqual([]);
    expect(actions.filter(({ publicationDate = '' }) => publicationDate > REFERENCE_DAY)).toEqual([]);
  });

  it('includes published tariff measures under several laws that cite codes', () => {
    const measures = ofKind('regulation').filter((one) => one.tariffMeasure !== undefined);
    expect(new Set(measures.flatMap((one) => one.tariffMeasure?.programs ?? [])).size).toBeGreaterThan(4);
    for (const { tariffMeasure, publicationDate } of measures) {
      expect(tariffMeasure?.codes.every((code) => /^\d{4}\.\d{2}\.\d{2}$/.test(code))).toBe(true);
      expect(publicationDate && publicationDate <= REFERENCE_DAY).toBe(true);
    }
  });

  it('counts every vote from its voters', () => {
    for (const { voters = [], yesCount, noCount, passed } of ofKind('vote')) {
      expect(voters.filter((voter) => voter.voteType === 'yes').length).toBe(yesCount);
      expect((yesCount ?? 0) > (noCount ?? 0)).toBe(passed);
    }
  });

  it('includes posts of every platform and author type in the contract', () => {
    expect(POST_PLATFORMS).toEqual(SOCIAL_PLATFORMS);
    expect(POST_AUTHORS).toEqual(STAKEHOLDER_TYPES);
  });
});

describe('SAMPLE_ORGANIZATIONS', () => {
  it('have every role, a single support user and valid saved searches', () => {
    for (const { people } of SAMPLE_ORGANIZATIONS) {
      expect(new Set(people.map((person) => person.role))).toEqual(new Set(['admin', 'member', 'viewer']));
    }
    expect(SAMPLE_ORGANIZATIONS.flatMap(({ people }) => people.filter((person) => person.isSupport)).length).toBe(1);
    const searches = SAMPLE_ORGANIZATIONS.flatMap(({ projects }) => projects.flatMap((project) => project.searches));
    for (const { searchModel } of searches) expect(searchModelSchema.safeParse(searchModel).success).toBe(true);
  });
});

describe('buildSampleCqRecords', () => {
  const licensed = buildSampleCqRecords({ seed: 'test', referenceDay: REFERENCE_DAY });

  it('returns the same records for the same seed and day, with unique ids marked as sample', () => {
    expect(buildSampleCqRecords({ seed: 'test', referenceDay: REFERENCE_DAY })).toEqual(licensed);
    const ids = licensed.map(({ fusionId }) => fusionId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.includes('sample'))).toEqual([]);
  });

  it('covers a sample bill and a joint resolution and every category', () => {
    const publications = licensed.filter((record) => record.kind === 'cq-publication');
    const named = new Set(publications.flatMap(({ billFusionIds }) => billFusionIds));
    const held = bills.filter(({ fusionId }) => named.has(fusionId));
    const kinds = held.map(({ isoCode, billType }) => [isoCode, billType]);
    expect(kinds.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['us', 'Bill'],
      ['us', 'Joint Resolution'],
    ]);
    expect(new Set(publications.map(({ category }) => category))).toEqual(new Set(CQ_CATEGORIES));
  });
});
