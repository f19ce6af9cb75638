import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const ID = 'us-119-hr-1';

/** A reported text that strikes its first section and keeps the second. */
function reportedText() {
  const { kind: _kind, part: _part, ...bill } = testBill(1);
  const section = (sectionId: string, text: string, change: object = {}) => ({
    sectionId,
    level: 0,
    num: `SEC. ${sectionId.slice(2)}.`,
    blocks: [
      {
        text,
        indent: 0,
      },
    ],
    ...change,
  });
  return {
    kind: 'bill-text' as const,
    fusionId: ID,
    part: 'text-rh',
    bill,
    versionCode: 'rh',
    date: '2026-02-05',
    fnDocumentId: `${ID}-rh`,
    versionName: 'Reported',
    language: 'en' as const,
    format: 'plain' as const,
    sections: [
      section('s-1', 'Every gauge is read by hand.', { change: 'deleted' }),
      section('s-2', 'Every meter is read by hand.'),
    ],
  };
}

describe('A match in struck text', () => {
  const { member, ingest } = workspaceTest({ member: 'member' }, { withPipeline: true });
  const getRows = async (rawTextSearch: string) =>
    (await member.call('POST', '/documents/search', { searchModel: { rawTextSearch } })).body;

  it('is struck in the list of results, among all matches, in the verdict and in its alert', async () => {
    const projectId = await member.make('/projects', { name: 'Water' });
    const searchModel = { rawTextSearch: 'gauge' };
    const saved = await member.make('/savedSearches', { projectId, searchModel });
    await ingest(testBill(1), reportedText());
    const struck = [{ field: 'text', isStruck: true }];
    expect(await getRows('gauge')).toMatchObject({ results: [{ fusionId: ID, keywordHighlighting: struck }] });
    const match = await member.call('POST', '/documents/search/match', { fusionId: ID, searchModel });
    expect(match.body).toMatchObject({ total: 1, passages: struck });
    const alerts = await member.call('POST', '/alerts/getSearchAlerts', { savedSearchIds: [saved] });
    expect(alerts.body).toMatchObject({ results: [{ fusionId: ID, keywordHighlighting: struck }] });
    const [kept] = ((await getRows('meter')) as { results: { keywordHighlighting: object[] }[] }).results;
    expect(kept?.keywordHighlighting).toMatchObject([{ field: 'text' }]);
    expect(kept?.keywordHighlighting[0]).not.toHaveProperty('isStruck');
  });
});
