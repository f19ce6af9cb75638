import { expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const { ingest, member } = workspaceTest({ member: 'member' }, { withPipeline: true });

it('A news article with only a headline has a card without a summary', async () => {
  const fusionId = 'news-example-1';
  await ingest({
    kind: 'news',
    fusionId,
    part: 'main',
    title: 'Bridge opens',
    text: '',
    publisher: 'Example Herald',
    publishedTs: 1_790_000_000,
    sourceUpdatedTs: 1_790_000_000,
  });
  const expected = { title: 'Bridge opens', summary: null };
  expect(await member.call('GET', `/documents/cards/${fusionId}`)).toMatchObject({ status: 200, body: expected });
  const listed = await member.call('POST', '/documents/cards/fetch-by-ids', { fusionIds: [fusionId] });
  expect(listed).toMatchObject({ status: 200, body: [expected] });
});
