import { savedSearchSchema } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { prose, getText } from '../../features/similar/testing/bill-texts.ts';
import { testBill } from '../testing/ingest-records.ts';
import { workspaceTest } from '../testing/workspace-test.ts';
import { buildPipeline } from '../build-pipeline.ts';
import { sweepMatches } from './sweep-matches.ts';

const CLAUSE = prose(1, 60);
/** Every fifth word is replaced. */
const EDITED = CLAUSE.split(' ')
  .map((word, place) => (place % 5 === 4 ? `other${place}` : word))
  .join(' ');
const SOURCE = 'us-119-hr-1';

const alertsSchema = z.object({
  results: z.array(
    z.object({ fusionId: z.string(), markedRead: z.boolean(), keywordHighlighting: z.array(z.looseObject({})) }),
  ),
});

describe('Saved search that follows a passage', () => {
  const { api, admin, viewer, ingest, pipeline } = workspaceTest(
    { admin: 'admin', viewer: 'viewer' },
    { withPipeline: true, emptied: ['documents', 'document_texts', 'source_facts', 'saved_searches', 'projects'] },
  );
  let projectId: string;
  let next = 1;
  /** Keeps each test from encountering another test's documents. */
  const billNumber = () => (next += 1);

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(admin.token, method, path, body);
  const passage = { text: CLAUSE, fusionId: SOURCE, fnDocumentId: `${SOURCE}-ih` };
  const follow = async (changes: object = {}) => {
    await ingest(getText(1, [CLAUSE, prose(2, 80)]));
    projectId = await admin.make('/projects', { name: 'Clauses' });
    const answer = await call('POST', '/alerts', { title: 'Clause', projectId, searchModel: {}, passage, ...changes });
    expect(answer).toMatchObject({ status: 201 });
    return savedSearchSchema.parse(answer.body);
  };
  const alerts = async () => {
    const answer = await call('POST', '/alerts/getSearchAlerts', { projectIds: [projectId] });
    return alertsSchema.parse(answer.body).results;
  };
  const alerted = async () => (await alerts()).map(({ fusionId }) => fusionId).sort();

  it('alerts once to a text with the passage, verbatim or edited, and shows where', async () => {
    const { _id: savedSearchId } = await follow();
    const [whole, edited, none] = [billNumber(), billNumber(), billNumber()];
    await ingest(
      getText(whole, [prose(10, 60), CLAUSE]),
      getText(edited, [EDITED, prose(11, 60)]),
      getText(none, [prose(12, 200)]),
    );
    expect(await alerted()).toEqual([`us-119-hr-${whole}`, `us-119-hr-${edited}`].sort());
    const [first] = (await alerts()).filter(({ fusionId }) => fusionId === `us-119-hr-${whole}`);
    const fnDocumentId = `us-119-hr-${whole}-ih`;
    expect(first?.keywordHighlighting[0]).toMatchObject({
      field: 'text',
      sectionId: 's-2',
      sectionLabel: 'SEC. 2.',
      fnDocumentId,
      text: expect.stringMatching(/^.{200,340}…$/),
    });
    const why = await call('POST', '/documents/search/match', {
      fusionId: `us-119-hr-${whole}`,
      savedSearchIds: [savedSearchId],
    });
    expect(why).toMatchObject({
      body: { state: 'available', total: 1, passages: [{ fnDocumentId, place: { section: 1, block: 0, offset: 0 } }] },
    });
    const one = await call('POST', '/alerts/getSearchAlert', { fusionId: `us-119-hr-${edited}`, projectId });
    expect(one).toMatchObject({
      body: { matchingDocuments: [{ matchExplanation: 'Carries 80% of the passage, in SEC. 1.' }] },
    });
  });

  it('alerts again only when another version contains the passage', async () => {
    const { _id } = await follow();
    const number = billNumber();
    const told = async () => {
      const { rows } = await api.deps.database.$client.query(
        `select occurrences->0->>'fnDocumentId' as id from search_alert_matches where saved_search_id = $1
         order by document_version`,
        [_id],
      );
      return rows.map(({ id }) => id);
    };
    const id = `us-119-hr-${number}`;
    await ingest(getText(number, [CLAUSE]));
    await ingest(testBill(number, { title: 'Another title' }));
    expect(await told()).toEqual([`${id}-ih`]);
    await ingest(getText(number, [prose(20, 50), CLAUSE], 'rh'));
    expect(await told()).toEqual([`${id}-ih`, `${id}-rh`]);
    // The nightly sweep agrees.
    const { searches, engine } = pipeline;
    expect(await sweepMatches({ ...api.deps, searches, engine }, 0)).toMatchObject({ missed: 0 });
    expect(await told()).toHaveLength(2);
  });

  it('ignores the text it was created from but alerts to the next version', async () => {
    // Without a version, the current one is used.
    const { passage: followed } = await follow({ passage: { text: CLAUSE, fusionId: SOURCE } });
    expect(followed).toMatchObject({ fnDocumentId: `${SOURCE}-ih` });
    await ingest(testBill(1, { title: 'Another title' }));
    expect(await alerted()).toEqual([]);
    await ingest(getText(1, [EDITED], 'rh'));
    expect(await alerted()).toEqual([SOURCE]);
  });

  it('alerts only within its filters and search terms', async () => {
    await follow({ searchModel: { rawTextSearch: 'quorum', genericSearch: { byLocation: ['us-tx'] } } });
    const [elsewhere, wordless, both] = [billNumber(), billNumber(), billNumber()];
    const texan = (number: number, text: string) => {
      const record = getText(number, [text]);
      return { ...record, bill: { ...record.bill, isoCode: 'us-tx' } };
    };
    await ingest(
      getText(elsewhere, [`quorum ${CLAUSE}`]),
      texan(wordless, CLAUSE),
      texan(both, `${CLAUSE} A quorum decides.`),
    );
    expect(await alerted()).toEqual([`us-119-hr-${both}`]);
  });

  it('can be renamed, filtered and deleted', async () => {
    const { _id } = await follow();
    await call('PATCH', `/savedSearches/${_id}`, { title: 'Renamed' });
    expect(await call('GET', `/savedSearches/${_id}`)).toMatchObject({ body: { title: 'Renamed', passage } });
    await call('PATCH', `/savedSearches/${_id}`, { searchModel: { genericSearch: { byLocation: ['us-tx'] } } });
    await ingest(getText(billNumber(), [CLAUSE]));
    expect(await alerted()).toEqual([]);
    await call('PATCH', `/savedSearches/${_id}`, { searchModel: {} });
    await ingest(getText(billNumber(), [CLAUSE]));
    expect(await alerted()).toHaveLength(1);
    await call('DELETE', `/savedSearches/${_id}`);
    await ingest(getText(billNumber(), [CLAUSE]));
    expect(await alerted()).toEqual([]);
  });

  it('alerts to text without spaces where its excerpt is cut', async () => {
    const word = '\u{10400}'.repeat(400);
    const text = `${word} ${CLAUSE}`;
    await follow({ passage: { text, fusionId: SOURCE } });
    const number = billNumber();
    await ingest(getText(number, [text]));
    const [alert] = await alerts();
    expect(alert).toMatchObject({ fusionId: `us-119-hr-${number}` });
    expect(alert?.keywordHighlighting[0]).toMatchObject({ text: `${'\u{10400}'.repeat(160)}…` });
  });

  it('is loaded by a worker that starts later', async () => {
    await follow();
    const later = await buildPipeline(api.deps);
    const number = billNumber();
    await ingest(getText(number, [EDITED]));
    expect(later.searches.matcher.size).toBe(1);
    await later.stop();
    expect(await alerted()).toEqual([`us-119-hr-${number}`]);
  });

  it('explains which passage and document it follows', async () => {
    const short = prose(1, 14);
    const { explanation, passage: followed } = await follow({ passage: { ...passage, text: short } });
    expect(followed).toMatchObject({ text: short, language: 'en', source: 'US HR 1' });
    expect(explanation).toMatch(/^Follows the passage “.{60,80}…” of US HR 1$/);
    const { explanation: both } = await follow({ searchModel: { rawTextSearch: 'quorum' } });
    expect(both).toMatch(/ of US HR 1, where this matches: .*quorum/);
  });

  it('is named after whole words of the passage and its document, without misleading characters', async () => {
    const named = async (text: string) => {
      const body = { projectId, searchModel: {}, passage: { text, fusionId: SOURCE } };
      return savedSearchSchema.parse((await call('POST', '/savedSearches', body)).body).title;
    };
    await follow();
    expect(await named(CLAUSE)).toMatch(/^“[a-z\d ]{40,49}…” of US HR 1$/);
    expect(await named(`\u202E${CLAUSE}`)).toBe(await named(CLAUSE));
    expect(await named(`${'\u{1F600}'.repeat(40)} ${CLAUSE}`)).toBe(`“${'\u{1F600}'.repeat(24)}…” of US HR 1`);
  });

  it('is rejected when the version does not belong to the document', async () => {
    await follow();
    await ingest(getText(200, [prose(40, 60)]));
    for (const fnDocumentId of ['us-119-hr-200-ih', `${SOURCE}-enr`]) {
      const body = { title: 'Clause', projectId, searchModel: {}, passage: { ...passage, fnDocumentId } };
      expect(await call('POST', '/alerts', body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('is rejected when its text is empty, too short or standard wording, or has unknown keys', async () => {
    await follow();
    const refuse = async (changed: object, field?: RegExp) => {
      const body = { title: 'Clause', projectId, searchModel: {}, passage: { ...passage, ...changed } };
      const answer = await call('POST', '/alerts', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      if (field !== undefined) expect(answer.body).toHaveProperty('fields.passage', expect.stringMatching(field));
    };
    await refuse({ text: '' });
    await refuse({ text: prose(1, 5) }, /Select at least 12 words/);
    await refuse({ threshold: 0.2 });
    const form = prose(30, 40);
    await ingest(...Array.from({ length: 21 }, (_, place) => getText(200 + place, [form, prose(300 + place, 40)])));
    await refuse({ text: form }, /standard wording: about 21 documents/);
    const missing = { title: 'Clause', projectId, searchModel: {}, passage: { ...passage, fusionId: 'us-119-hr-999' } };
    expect(await call('POST', '/alerts', missing)).toMatchObject({ status: 404 });
    expect(await api.call(viewer.token, 'POST', '/alerts', missing)).toMatchObject({ status: 403 });
    expect(await alerted()).toEqual([]);
  });
});
