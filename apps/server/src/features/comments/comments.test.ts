import type { Comment } from '@rotunda/contract';
import { auditLog } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;

describe('Comments API', () => {
  const { api, ingest, admin, member, other, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', other: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['comments', 'audit_log'] },
  );
  beforeAll(async () => {
    await ingest(testBill(1), testBill(2));
  });

  const post = (text: string, user = member, fusionId: string = BILL.fusionId) =>
    api.call(user.token, 'POST', '/comments', { ...BILL, fusionId, text });
  async function make(text: string, user = member): Promise<Comment> {
    const answer = await post(text, user);
    expect(answer.status).toBe(201);
    return answer.body as Comment;
  }
  const edit = (comment: Comment, text: string, user = member) =>
    api.call(user.token, 'PATCH', `/comments/${comment._id}`, { text });
  const remove = (comment: Comment, user = member) => api.call(user.token, 'DELETE', `/comments/${comment._id}`);
  const find = async (user = member, query = '') =>
    (await api.call(user.token, 'GET', `/comments/${BILL.fusionId}${query}`)).body as {
      results: Comment[];
      total: number;
    };
  const texts = async (user = member) => (await find(user)).results.map((comment) => comment.text);

  it('lists the comments of a document newest first, within the organization only', async () => {
    const first = await make('  First <script>alert(1)</script> ');
    await make('Second', other);
    await make('Theirs', stranger);
    expect(first).toMatchObject({
      text: 'First <script>alert(1)</script>',
      fusionId: BILL.fusionId,
      createdBy: member.userId,
      createdByName: 'Test member',
      editedAtTs: null,
    });
    expect(await texts()).toEqual(['Second', 'First <script>alert(1)</script>']);
    expect(await find(other, '?skip=1&limit=1')).toMatchObject({ results: [{ _id: first._id }], total: 2 });
    expect((await api.call(member.token, 'GET', '/comments/us-119-hr-2')).body).toEqual({ results: [], total: 0 });
  });

  it('requires text of at most 5,000 characters and an existing document', async () => {
    expect(await post(' \n ')).toMatchObject({ status: 400, body: { fields: { text: 'Enter a comment.' } } });
    expect((await post('x'.repeat(5000))).status).toBe(201);
    expect((await post('x'.repeat(5001))).status).toBe(400);
    expect((await post('Hello', member, 'us-119-hr-404')).status).toBe(404);
  });

  it('accepts mentions of active colleagues only and writes them with their current name', async () => {
    const leaver = await api.addUser(member.organizationId, 'leaver@ours.example', 'viewer');
    const made = await make(`See @[Someone Else](${leaver.userId})`);
    expect(made.text).toBe(`See @[Test viewer](${leaver.userId})`);
    const refusal = { status: 400, body: { fields: { text: expect.stringContaining('Only active colleagues') } } };
    expect(await post(`@[A](${stranger.userId})`)).toMatchObject(refusal);
    await api.call(admin.token, 'PATCH', `/users/${leaver.userId}`, { isActive: false });
    expect(await post(`@[A](${leaver.userId})`)).toMatchObject(refusal);
    expect(await edit(made, `${made.text}, who has left`)).toMatchObject({ status: 200 });
  });

  it('lets only the author edit a comment and records when it was edited', async () => {
    const made = await make('Frist');
    const changed = await edit(made, 'First');
    expect(changed).toMatchObject({ status: 200, body: { text: 'First', editedAtTs: expect.any(Number) } });
    expect((await edit(made, 'Mine now', other)).status).toBe(403);
    expect((await edit(made, 'Mine now', admin)).status).toBe(403);
    expect((await edit(made, 'Mine now', stranger)).status).toBe(404);
    expect(await texts()).toEqual(['First']);
  });

  it('lets the author or an administrator delete a comment and audits the deletion by the latter', async () => {
    const [own, reported] = [await make('Own'), await make('Reported')];
    expect((await remove(own, other)).status).toBe(403);
    expect((await remove(own, stranger)).status).toBe(404);
    expect((await remove(own)).status).toBe(200);
    expect((await remove(reported, admin)).status).toBe(200);
    expect(await texts()).toEqual([]);
    const entries = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'comment.deleted'));
    expect(entries).toMatchObject([
      { subject: reported._id, userId: admin.userId, detail: { author: member.userId, text: 'Reported' } },
    ]);
  });

  it('deletes a comment once under concurrency and audits only the administrator who deleted it', async () => {
    const made = await make('Reported');
    const deputy = await api.addUser(member.organizationId, 'deputy@ours.example', 'admin');
    const users = [admin, deputy, admin, deputy, admin, deputy];
    const answers = await Promise.all(users.map((user) => remove(made, user)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    const deleter = users[answers.findIndex(({ status }) => status === 200)];
    const entries = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'comment.deleted'));
    expect(entries).toMatchObject([{ subject: made._id, userId: deleter?.userId }]);
  });
});
