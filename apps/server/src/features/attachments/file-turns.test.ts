import { organizationFlags } from '@rotunda/database';
import { expect, it } from 'vitest';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const { api, member, stranger } = workspaceTest({ member: 'member', stranger: { role: 'admin', of: 'Theirs' } });

async function upload(name: string, user: TestUser): Promise<string> {
  const form = new FormData();
  form.set('details', JSON.stringify({ title: name }));
  form.set('file', new File(['words'], name));
  const sent = new Response(form);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/attachments/upload',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${user.token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json<{ id: string }>().id;
}

it('The single file of an organization is read before the many of another, whose files keep their order', async () => {
  const flag = { flag: 'fileUpload', value: true, updatedBy: 'x', updatedTs: 0 };
  const organizations = [member.organizationId, stranger.organizationId];
  await api.deps.database
    .insert(organizationFlags)
    .values(organizations.map((organizationId) => ({ ...flag, organizationId })));
  await api.settled();
  const many: string[] = [];
  for (const name of ['a.txt', 'b.txt', 'c.txt']) many.push(await upload(name, member));
  const single = await upload('single.txt', stranger);
  // The order in which the queue hands them out.
  const { rows } = await api.deps.database.$client.query<{ id: string }>(
    `select data ->> 'attachmentId' as id from pgboss.job where name = 'extract-file-text' and state = 'created'
     order by priority desc, created_on`,
  );
  const [first, ...others] = many;
  expect(rows.map(({ id }) => id)).toEqual([first, single, ...others]);
});
