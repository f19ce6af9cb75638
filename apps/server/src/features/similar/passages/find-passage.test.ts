import { type FoundPassages, foundPassagesSchema, LIMITS } from '@rotunda/contract';
import type { RegulationRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { findPassage } from './find-passage.ts';
import { prose, getText } from '../testing/bill-texts.ts';

const DUTIES = prose(1, 60);
/** Variant of the passage with one word in five replaced and one word added. */
const EDITED = `${DUTIES.split(' ')
  .map((word, place) => (place % 10 === 4 || place % 10 === 5 ? `other${place}` : word))
  .join(' ')} added`;

const getRule = (text: string): RegulationRecord => ({
  kind: 'regulation',
  fusionId: 'fr-2026-00001',
  part: 'main',
  isoCode: 'us',
  regulationDocumentType: 'Rule',
  title: 'A rule',
  sections: [
    {
      sectionId: 's-1',
      level: 0,
      blocks: [
        {
          text,
          indent: 0,
        },
      ],
    },
  ],
});

describe('Passage search', () => {
  const { api, viewer, ingest } = workspaceTest({ viewer: 'viewer' }, { withPipeline: true });

  beforeAll(async () => {
    await ingest(
      getText(1, [DUTIES]),
      getText(2, [prose(2, 100), `Every agency shall act. ${DUTIES} Nothing else.`, prose(3, 100)]),
      getText(3, [prose(4, 80), EDITED]),
      getText(4, [prose(5, 200)]),
    );
  });

  const ask = (body: object) => api.call(viewer.token, 'POST', '/documents/passages/find', body);
  const find = async (text: string, fusionId = 'us-119-hr-1'): Promise<FoundPassages> => {
    const answer = await ask({ text, fusionId });
    expect(answer).toMatchObject({ status: 200 });
    return foundPassagesSchema.parse(answer.body);
  };

  it('finds exact and edited copies in other documents with section, place and matching words', async () => {
    const { results, ...rest } = await find(DUTIES);
    expect(rest).toEqual({
      state: 'ready',
      total: 2,
      isStandard: false,
      documents: 2,
      searched: {
        bills: 4,
        others: 0,
        waiting: 0,
      },
    });
    const [whole, edited] = results;
    expect(whole).toMatchObject({
      fusionId: 'us-119-hr-2',
      fnDocumentId: 'us-119-hr-2-ih',
      share: 1,
      documentType: 'Legislation',
      description: 'United States · 119',
      sectionId: 's-2',
      sectionLabel: 'SEC. 2.',
      place: {
        section: 1,
        block: 0,
        offset: 24,
      },
      excerpt: {
        text: DUTIES,
        marks: [[0, DUTIES.length]],
      },
    });
    expect(edited).toMatchObject({ fusionId: 'us-119-hr-3', sectionId: 's-2', share: 0.8 });
    const marked = edited?.excerpt.marks.map(([from, to]) => edited.excerpt.text.slice(from, to)) ?? [];
    expect(marked).toHaveLength(7);
    expect(marked.join(' ')).toBe(
      EDITED.split(' ')
        .filter((word) => !/^(other\d+|added)$/.test(word))
        .join(' '),
    );
  });

  it('finds nothing for a unique passage', async () => {
    expect(await find(prose(5, 60), 'us-119-hr-4')).toMatchObject({ state: 'ready', results: [], total: 0 });
  });

  it('counts other documents with the passage, without the document it is read in', async () => {
    const shared = prose(30, 50);
    await ingest(...[51, 52, 53].map((number) => getText(number, [prose(number, 60), shared])));
    expect(await find(shared, 'us-119-hr-51')).toMatchObject({ total: 2, documents: 2 });
    expect(await find(prose(51, 50), 'us-119-hr-51')).toMatchObject({ total: 0, documents: 0 });
  });

  it('searches the current texts of documents other than bills too', async () => {
    expect(await find(prose(8, 50))).toMatchObject({ results: [] });
    await ingest(getRule(prose(8, 50)));
    const found = await find(prose(8, 50));
    expect(found).toMatchObject({ results: [{ documentType: 'Regulation', share: 1 }], searched: { others: 1 } });
    await ingest(getRule(prose(9, 50)));
    expect(await find(prose(8, 50))).toMatchObject({ results: [] });
  });

  it('calls a passage standard wording when more documents contain it than can be ranked', async () => {
    const form = prose(20, 40);
    const bills = Array.from({ length: LIMITS.passageDocuments + 1 }, (_, place) =>
      getText(100 + place, [prose(200 + place, 60), form]),
    );
    await ingest(...bills);
    expect(await find(form)).toMatchObject({ isStandard: true, documents: bills.length, total: bills.length });
  });

  it.each([
    ['too short', prose(1, LIMITS.passageWords.min - 1), 'Select at least 12 words'],
    ['too long', 'a '.repeat(LIMITS.passageWords.max + 1), 'Select at most 3,000 words.'],
  ])('rejects a passage that is %s', async (_, text, message) => {
    const answer = await ask({ text, fusionId: 'us-119-hr-1' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(answer.body).toHaveProperty('fields.text', expect.stringContaining(message));
  });

  it('rejects unknown keys, blank or oversized text and an unknown document', async () => {
    const asked = { text: DUTIES, fusionId: 'us-119-hr-1' };
    expect(await ask({ ...asked, limit: 5 })).toMatchObject({ status: 400 });
    expect(await ask({ ...asked, text: '  ' })).toMatchObject({ status: 400 });
    expect(await ask({ ...asked, text: 'a'.repeat(LIMITS.passageCharacters + 1) })).toMatchObject({ status: 400 });
    expect(await ask({ ...asked, fusionId: 'us-119-hr-999' })).toMatchObject({ status: 404 });
  });

  it('answers 429 when a person sends too many requests concurrently', async () => {
    const blocker = await api.deps.database.$client.connect();
    // The calls of one person start four at a time, unless they take long.
    await blocker.query('begin; lock table document_texts in access exclusive mode');
    const asked = Array.from({ length: 20 }, () => ask({ text: DUTIES, fusionId: 'us-119-hr-1' }));
    await Promise.race(asked).finally(async () => {
      await blocker.query('rollback');
      blocker.release();
    });
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(17);
    for (const one of refused) expect(one).toMatchObject({ status: 429, body: { code: 'TOO_MANY_SEARCHES' } });
  });
});

describe('findPassage without an index', () => {
  // A refusal, and the answer while the index is loaded, need no database.
  const database = {} as DatabaseHandle;
  const answerTo = (words: number) =>
    findPassage(database, null, { text: prose(1, words), language: 'en', fusionId: 'us-119-hr-1' });
  const { min, max } = LIMITS.passageWords;

  it.each([
    [min - 1, { refused: 'tooShort', words: min - 1 }],
    [max + 1, { refused: 'tooLong', words: max + 1 }],
  ])('refuses %i words', async (words, answer) => {
    expect(await answerTo(words)).toEqual(answer);
  });

  it.each([min, max])('accepts %i words and tells that it prepares', async (words) => {
    expect(await answerTo(words)).toMatchObject({ passages: { state: 'preparing', results: [], total: 0 } });
  });
});
