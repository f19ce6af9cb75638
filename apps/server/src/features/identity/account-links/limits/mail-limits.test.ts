import { describe, expect, it } from 'vitest';
import { createFeatureDeps } from '../../../../app/feature-deps.ts';
import { TEST_PASSWORD, type TestUser } from '../../../../app/testing/test-api.ts';
import { workspaceTest } from '../../../../app/testing/workspace-test.ts';
import { handlePasswordReset } from '../commands/request-password-reset.ts';

describe('Limits on e-mailed links', () => {
  const { api, admin, member, other } = workspaceTest(
    { admin: 'admin', member: 'member', other: 'member' },
    {
      emptied: ['outgoing_mails', 'account_links', 'sign_in_attempts'],
      environment: { SMTP_URL: 'smtp://localhost:1' },
    },
  );

  const changeTo = async (email: string, user: TestUser) =>
    (await user.call('POST', '/auth/address-changes', { email, currentPassword: TEST_PASSWORD })).status;

  /** Requests a password reset, processes it as a worker does and returns the kinds of the queued mails. */
  async function resetMailsTo(email: string): Promise<string[]> {
    const payload = { sealedEmail: api.deps.secretBox.seal(email, 'password reset') };
    const { signal } = new AbortController();
    await handlePasswordReset(createFeatureDeps(api.deps))({ jobId: 'reset', payload, attempt: 1, signal });
    const { rows } = await api.deps.database.$client.query<{ kind: string }>('select kind from outgoing_mails');
    return rows.map(({ kind }) => kind);
  }

  it('let a user reset the password after someone else asked for their address five times', async () => {
    for (let times = 0; times < 5; times += 1) expect(await changeTo(other.email, member)).toBe(200);
    expect(await resetMailsTo(other.email)).toContain('password-reset');
  });

  it('allow a user ten address changes an hour, whether the addresses are in use or not', async () => {
    for (const addresses of [
      [admin.email, other.email],
      ['one@else.example', 'two@else.example'],
    ]) {
      await api.deps.database.$client.query('delete from sign_in_attempts');
      const statuses: number[] = [];
      for (const email of addresses) {
        for (let times = 0; times < 5; times += 1) statuses.push(await changeTo(email, member));
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await changeTo('three@else.example', member)).toBe(429);
      expect(await changeTo('three@else.example', other)).toBe(200);
    }
  });
});
