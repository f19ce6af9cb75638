import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

describe('Without an SMTP server', () => {
  const { admin, member, api } = workspaceTest({ admin: 'admin', member: 'member' });

  it('an invitation returns its link to the inviter once', async () => {
    const path = `/organizations/${admin.organizationId}/invitations`;
    const sent = await admin.call('POST', path, { email: 'nora@else.example', role: 'viewer' });
    const { link } = sent.body as { link: string };
    const [, token = ''] = link.split('#');
    expect(link).toBe(`http://localhost:4400/invitation#${token}`);
    expect((await api.call(null, 'POST', '/auth/invitations/open', { token })).status).toBe(200);
    expect(JSON.stringify(await admin.call('GET', path))).not.toContain(token);
  });

  it('an address change is rejected', async () => {
    const body = { email: 'new@ours.example', currentPassword: TEST_PASSWORD };
    expect(await member.call('POST', '/auth/address-changes', body)).toMatchObject({ status: 409 });
  });

  it('the settings report that no e-mail is sent', async () => {
    expect(await api.call(null, 'GET', '/settings')).toMatchObject({ body: { sendsMail: false } });
  });
});

describe('Without an SMTP server, where another organization has users', () => {
  const { admin, stranger, api } = workspaceTest({ admin: 'admin', stranger: { role: 'admin', of: 'Theirs' } });

  it('nobody but an operator can invite, because the link tells whether its address has an account', async () => {
    const path = `/organizations/${admin.organizationId}/invitations`;
    const invite = (email: string) => admin.call('POST', path, { email, role: 'viewer' });
    const setOperator = async (isOperator: boolean) => {
      await api.deps.database.$client.query('update "user" set is_operator = $1 where email = $2', [
        isOperator,
        admin.email,
      ]);
      await api.settled();
    };
    await setOperator(false);
    const refusal = {
      status: 403,
      body: { code: 'FORBIDDEN', message: expect.stringContaining('only its operators') },
    };
    expect(await invite(stranger.email)).toMatchObject(refusal);
    expect(await invite('nobody@theirs.example')).toMatchObject(refusal);
    expect((await admin.call('GET', path)).body).toMatchObject({ total: 0 });
    await setOperator(true);
    expect(await invite('nobody@theirs.example')).toMatchObject({ status: 201, body: { link: expect.any(String) } });
  });
});
