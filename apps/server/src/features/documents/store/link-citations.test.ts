import type { BillTextRecord, PresidentialActionRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { linkCitations } from './link-citations.ts';

const CITING = [
  'As in H.R. 2, H.R. 404 and S. 3 of the 118th Congress,',
  'by this Act (H.R. 1), Public Law 118–7 and Public Law 118–8,',
  'under 42 U.S.C. 1395(a).',
];

const PLAIN = { sectionId: 's-1', num: null, heading: null, level: 0, change: null, marks: [] };
const PLAIN_BLOCK = { num: null, indent: 0, change: null, marks: [] };

function text(number: number, blocks: readonly string[]): BillTextRecord {
  const { kind: _kind, part: _part, ...bill } = testBill(number);
  return {
    kind: 'bill-text',
    fusionId: bill.fusionId,
    part: 'text-ih',
    bill,
    versionCode: 'ih',
    date: '2026-01-05',
    fnDocumentId: `${bill.fusionId}-ih`,
    versionName: 'Introduced',
    language: 'en',
    format: 'plain',
    sections: [
      {
        sectionId: 's-1',
        level: 0,
        blocks: blocks.map((block) => ({
          text: block,
          indent: 0,
        })),
      },
    ],
  };
}

describe('Citation links of a text', () => {
  const { api, member, ingest } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'document_texts', 'source_facts', 'document_changes'] },
  );

  const getLinks = async (query = '') => {
    const { body } = await api.call(member.token, 'GET', `/documents/legislation/us-119-hr-1/text${query}`);
    const { sections } = body as {
      sections: { blocks: { text: string; links?: { start: number; end: number }[] }[] }[];
    };
    return sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ text: words, links = [] }) =>
        links.map(({ start, end, ...to }) => [words.slice(start, end), to]),
      ),
    );
  };

  it('are found in a very long paragraph without blocking, also across chunk boundaries', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const long = `${'under 5 U.S.C. 1; '.repeat(30_000)}7 U.S.C. 2`;
    const sections = [{ ...PLAIN, blocks: [{ ...PLAIN_BLOCK, text: long }] }];
    const [section] = await linkCitations(api.deps.database, 'us-119-hr-1', sections);
    clearInterval(counting);
    const links = section?.blocks[0]?.links ?? [];
    expect(links).toHaveLength(30_001);
    expect(links.slice(-2).map(({ start, end }) => long.slice(start, end))).toEqual(['5 U.S.C. 1', '7 U.S.C. 2']);
    expect(turns).toBeGreaterThan(3);
  });

  it('point to the U.S. Code and to stored bills and laws, and to nothing else', async () => {
    const earlier = { session: '118', sessionEndOn: '2025-01-03' };
    const enacted = { ...earlier, status: 'ENACTED' } as const;
    await ingest(
      text(1, CITING),
      testBill(2),
      testBill(3, { ...earlier, fusionId: 'us-118-s-3' }),
      testBill(5, {
        ...enacted,
        fusionId: 'us-118-hr-5',
        laws: [
          {
            number: 'Public Law 118-7',
            type: 'Public Law',
          },
        ],
      }),
    );
    const held = (fusionId: string) => ({ url: null, fusionId });
    const code = { url: expect.stringContaining('USC-prelim-title42-section1395&'), fusionId: null };
    const expected = [
      ['H.R. 2', held('us-119-hr-2')],
      ['S. 3 of the 118th Congress', held('us-118-s-3')],
      ['Public Law 118–7', held('us-118-hr-5')],
      ['42 U.S.C. 1395(a)', code],
    ];
    expect(await getLinks()).toEqual(expected);
    // Links also appear together with the marks of a search.
    expect(await getLinks('?query=congress')).toEqual(expected);
  });

  it('are omitted from a text without citations', async () => {
    await ingest(text(1, ['Nothing is cited.']));
    const { body } = await api.call(member.token, 'GET', '/documents/legislation/us-119-hr-1/text');
    expect(JSON.stringify(body)).not.toContain('links');
  });

  it('point to stored executive orders', async () => {
    const order: PresidentialActionRecord = {
      kind: 'presidential-action',
      fusionId: 'eo-14110',
      part: 'main',
      isoCode: 'us',
      title: 'On Widgets',
      actionType: 'executive_order',
      executiveOrderNumber: '14110',
    };
    await ingest(
      text(1, ['Under Executive Order No. 14,110, E.O. 99998 and Executive Orders 14110 and 99999.']),
      order,
    );
    const to = { url: null, fusionId: 'eo-14110' };
    expect(await getLinks()).toEqual([
      ['Executive Order No. 14,110', to],
      ['14110', to],
    ]);
  });
});
