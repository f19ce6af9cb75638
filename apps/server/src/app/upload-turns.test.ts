import { PassThrough } from 'node:stream';
import { organizationFlags } from '@rotunda/database';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from './testing/test-api.ts';
import { workspaceTest } from './testing/workspace-test.ts';

const HEAD =
  '--b\r\ncontent-disposition: form-data; name="details"\r\n\r\n{"title":"Paper"}\r\n' +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nText';
const END = ' that ends\r\n--b--\r\n';

describe('Files of one user', () => {
  const { api, member, colleague } = workspaceTest({ member: 'member', colleague: 'member' });
  beforeAll(async () => {
    const { organizationId, userId } = member;
    const row = { organizationId, flag: 'fileUpload', value: true, updatedBy: userId, updatedTs: 0 };
    await api.deps.database.insert(organizationFlags).values(row);
    await api.settled();
  });

  function upload(user: TestUser) {
    const form = new PassThrough();
    form.write(HEAD);
    let status: number | null = null;
    const sent = api.app
      .inject({
        method: 'POST',
        url: '/api/attachments/upload',
        headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${user.token}` },
        payload: form,
      })
      .then((answer) => (status = answer.statusCode));
    return { sent, getStatus: () => status, end: () => form.end(END) };
  }

  it('are received two at a time while fifty wait, whatever others send, and one more is refused', async () => {
    const uploads = Array.from({ length: 53 }, () => upload(member));
    const refused = await Promise.race(uploads.map(({ sent }, place) => sent.then((status) => ({ status, place }))));
    expect(refused.status).toBe(429);
    const others = upload(colleague);
    others.end();
    expect(await others.sent).toBe(201);

    const accepted = uploads.filter((_, place) => place !== refused.place);
    expect(accepted.map(({ getStatus }) => getStatus())).toEqual(accepted.map(() => null));
    accepted.forEach(({ end }) => end());
    expect(await Promise.all(accepted.map(({ sent }) => sent))).toEqual(accepted.map(() => 201));
  });
});
