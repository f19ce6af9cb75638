import type { CustomSummary, Legislation } from '@rotunda/contract';
import { auditLog } from '@rotunda/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const BILL = 'us-119-hr-1';

describe('Custom summaries', () => {
  const { api, ingest, member, other, stranger } = workspaceTest(
    { member: 'member', other: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['custom_summaries', 'audit_log'] },
  );
  beforeAll(async () => {
    await ingest(testBill(1), testBill(2));
  });

  const write = (text: string, version: number | null = null, user = member, fusionId = BILL) =>
    api.call(user.token, 'PUT', `/custom-summaries/${fusionId}`, { documentType: 'Legislation', text, version });
  const remove = (version: number, user = member) =>
    api.call(user.token, 'DELETE', `/custom-summaries/${BILL}`, { version });
  const shown = async (user = member) =>
    ((await api.call(user.token, 'GET', `/documents/legislation/${BILL}`)).body as Legislation).customSummary;

  it('exist once per document and organization and are visible to all of its members only', async () => {
    expect(await write('  What it means for <b>us</b>. ')).toMatchObject({ status: 200 });
    expect(await write('What it means for them.', null, stranger)).toMatchObject({ status: 200 });
    expect(await shown(other)).toEqual({
      text: 'What it means for <b>us</b>.',
      version: 1,
      createdBy: member.userId,
      updatedBy: member.userId,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    expect(await shown(stranger)).toMatchObject({ text: 'What it means for them.', createdBy: stranger.userId });
    const cards = await api.call(member.token, 'POST', '/documents/cards/fetch-by-ids', {
      fusionIds: [BILL, 'us-119-hr-2'],
    });
    expect(cards.body).toMatchObject([{ customSummary: { version: 1 } }, { customSummary: null }]);
  });

  it('keep their first author beside the last editor', async () => {
    const { createdAt } = (await write('First')).body as CustomSummary;
    const changed = await write('Second', 1, other);
    expect(changed.body).toMatchObject({
      text: 'Second',
      version: 2,
      createdAt,
      createdBy: member.userId,
      updatedBy: other.userId,
    });
    expect(await shown()).toEqual(changed.body);
  });

  it.each([
    ['a second first one', null],
    ['a version that is past', 1],
    ['a version that is not yet', 3],
  ])('are not overwritten by %s', async (_what, version) => {
    await write('First');
    await write('Second', 1);
    expect(await write('Lost', version, other)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await shown()).toMatchObject({ text: 'Second', version: 2 });
  });

  it('reject a version number that is out of range', async () => {
    await write('First');
    expect(await write('Lost', 2 ** 31)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { version: expect.any(String) } },
    });
    expect(await remove(2 ** 31)).toMatchObject({ status: 400 });
  });

  it('accept only the first of two concurrent writes', async () => {
    const answers = await Promise.all([write('Mine'), write('Yours', null, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await Promise.all([write('Mine', 1), write('Yours', 1, other)]);
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('require text within the limit and an existing document that supports summaries', async () => {
    expect(await write(' \n ')).toMatchObject({
      status: 400,
      body: { fields: { text: 'Enter a summary.' } },
    });
    expect(await write('x'.repeat(10_001))).toMatchObject({
      body: { fields: { text: 'Summaries can have up to 10,000 characters.' } },
    });
    expect(await write('x'.repeat(10_000))).toMatchObject({ status: 200 });
    expect(await write('Hello', null, member, 'us-119-hr-404')).toMatchObject({ status: 404 });
    const person = { documentType: 'Person', text: 'Hello', version: null };
    expect(await api.call(member.token, 'PUT', `/custom-summaries/${BILL}`, person)).toMatchObject({ status: 400 });
  });

  it('are deleted in the version that was read, by any member, with the text kept in the audit log', async () => {
    await write('First');
    expect(await remove(1, stranger)).toMatchObject({ status: 404 });
    expect(await remove(2)).toMatchObject({ status: 409 });
    expect(await remove(1, other)).toMatchObject({ status: 200 });
    expect(await shown()).toBeNull();
    expect(await remove(1)).toMatchObject({ status: 404 });
    const log = await api.deps.database.select().from(auditLog);
    expect(log).toMatchObject([
      {
        action: 'custom-summary.deleted',
        subject: BILL,
        userId: other.userId,
        detail: {
          author: member.userId,
          text: 'First',
        },
      },
    ]);
  });

  it('answer NOT_FOUND when there is nothing to delete in the organization', async () => {
    expect(await remove(1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await write('Theirs', null, stranger);
    expect(await remove(1)).toMatchObject({ status: 404 });
    expect(await shown(stranger)).toMatchObject({ text: 'Theirs' });
  });

  it('cannot be updated after they were deleted, only created again', async () => {
    await write('First');
    await remove(1);
    expect(await write('Second', 1, other)).toMatchObject({ status: 409 });
    expect(await write('Anew', null, other)).toMatchObject({ body: { version: 1, createdBy: other.userId } });
  });
});
