import { describe, expect, it } from 'vitest';
import { workspaceTest } from './testing/workspace-test.ts';

const AT_ONCE = 12;

describe('Many calls of one user at once', () => {
  const { api, member, viewer, stranger } = workspaceTest({
    member: 'member',
    viewer: 'viewer',
    stranger: { role: 'member', of: 'Theirs' },
  });
  const LINKS = '/projects/create-project-entities';
  /** Refused at its last entry, without a question to the database. */
  const largeBody = () => ({
    entities: Array.from({ length: 2000 }, (_, place) => ({
      projectId: 'bcf2ba6b-2f9f-4f17-8f5e-3a1d6f7c9b01',
      fusionId: `us-119-hr-${place}`,
      documentType: place === 1999 ? 'Nothing' : 'Legislation',
    })),
  });

  it('with large bodies do not delay someone of another organization', async () => {
    // Connections and statements are prepared first.
    await Promise.all(Array.from({ length: AT_ONCE }, () => api.call(stranger.token, 'GET', '/projects')));
    let answered = 0;
    const asked = Array.from({ length: AT_ONCE }, async () => {
      expect((await api.call(member.token, 'POST', LINKS, largeBody())).status).toBe(400);
      answered += 1;
    });
    expect((await api.call(stranger.token, 'GET', '/projects')).status).toBe(200);
    expect(answered).toBeLessThan(AT_ONCE / 2);
    await Promise.all(asked);
  });

  it('are all answered, and too many to wait for are refused', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => api.call(member.token, 'GET', '/flags')));
    const counts = [200, 429].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).toEqual([104, 26]);
    expect(answers.at(-1)).toMatchObject({ body: { code: 'RATE_LIMITED' } });
  });

  it('do not keep a probe from its address waiting', async () => {
    const probes = await Promise.all(Array.from({ length: 130 }, () => api.app.inject('/api/live')));
    expect(new Set(probes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('are refused before their body is read, for a call that the role does not allow', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${viewer.token}` };
    // A body that is not JSON would be answered 400 if it were read.
    const answer = await api.app.inject({ method: 'POST', url: `/api${LINKS}`, headers, payload: '['.repeat(100_000) });
    expect(answer.statusCode).toBe(403);
  });
});
