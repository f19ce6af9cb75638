import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFeatureDeps } from '../../app/feature-deps.ts';
import { createApiServices } from '../../app/build-router.ts';
import { resetPassword } from '../../app/manage-users.ts';
import { TEST_PASSWORD, type TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { handleSendMails } from '../../platform/mail/send-mails.ts';
import { late } from '../../platform/testing/late.ts';
import { createTestSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../platform/testing/smtp-server.ts';
import { handlePasswordReset } from './account-links/commands/request-password-reset.ts';

const NEW_PASSWORD = 'quite another aquifer';
const ADDRESS = 'http://localhost:4400';

describe('Links sent by e-mail', () => {
  const { api, admin, member } = workspaceTest(
    { admin: 'admin', member: 'member' },
    {
      emptied: ['outgoing_mails', 'invitation', 'account_links', 'audit_log', 'sign_in_attempts'],
      environment: { SMTP_URL: 'smtp://localhost:1' },
    },
  );
  const smtp = late<TestSmtpServer>('The SMTP server');
  const mailer = late<Mailer>('The mailer');
  beforeAll(async () => {
    smtp.is(await createTestSmtpServer());
    mailer.is(createMailer({ smtpUrl: smtp.value.url, from: 'rotunda@policy.example', host: 'policy.example' }));
  });
  beforeEach(async () => {
    smtp.value.reset();
    await api.deps.database.$client.query(`delete from pgboss.job`);
  });
  afterAll(async () => {
    mailer.value.close();
    await smtp.value.close();
  });

  const signal = new AbortController().signal;
  const post = (path: string, body: object, token: string | null = null) => api.call(token, 'POST', path, body);
  const signIn = (email: string, password: string) => post('/auth/sign-in', { email, password });

  /** Processes queued jobs as a worker does and returns the mails. */
  async function work(): Promise<ReceivedMail[]> {
    const { rows } = await api.deps.database.$client.query<{ id: string; data: { sealedEmail: string } }>(
      `delete from pgboss.job where name = 'mail-password-reset' returning id, data`,
    );
    for (const { id, data } of rows) {
      await handlePasswordReset(createFeatureDeps(api.deps))({ jobId: id, payload: data, attempt: 1, signal });
    }
    const run = { jobId: 'send', payload: {}, attempt: 1, signal };
    await handleSendMails({ ...api.deps, mailer: mailer.value })(run);
    return smtp.value.received;
  }

  /** Returns the page and the secret after the # of the link in the only mail. */
  function linkIn(mail: ReceivedMail | undefined): { page: string; token: string } {
    const [, page = '', token = ''] = /(http:\/\/localhost:4400\/[a-z-]+)#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    return { page, token };
  }

  const all = async (table: string) =>
    JSON.stringify((await api.deps.database.$client.query(`select * from ${table}`)).rows);

  /** Expects that no stored data contains the secret of a link. */
  async function expectNowhere(token: string): Promise<void> {
    for (const table of [
      'outgoing_mails',
      'audit_log',
      'invitation',
      'account_links',
      'pgboss.job',
      'sign_in_attempts',
    ]) {
      expect(await all(table), table).not.toContain(token);
    }
  }

  describe('Invitation', () => {
    const path = () => `/organizations/${admin.organizationId}/invitations`;
    const invite = (email: string, role = 'member') => admin.call('POST', path(), { email, role });
    const person = { firstName: 'Nora', lastName: 'Quill', password: NEW_PASSWORD };

    it('is sent, opened and accepted once, and lets its person sign in', async () => {
      const sent = await invite('Nora.Quill@Else.example');
      expect(sent).toMatchObject({
        status: 201,
        body: { link: null, invitation: { email: 'nora.quill@else.example' } },
      });
      const [mail] = await work();
      expect(mail).toMatchObject({ to: ['nora.quill@else.example'] });
      expect(mail?.headers['subject']).toBe('Test admin invited you to Ours on Rotunda');
      const { page, token } = linkIn(mail);
      expect(page).toBe(`${ADDRESS}/invitation`);
      await expectNowhere(token);
      expect(await post('/auth/invitations/open', { token })).toMatchObject({
        status: 200,
        body: { email: 'nora.quill@else.example', role: 'member', organization: 'Ours' },
      });
      const accepted = await post('/auth/invitations/accept', { token, ...person });
      expect(accepted).toEqual({ status: 200, body: { email: 'nora.quill@else.example' } });
      expect(await signIn('nora.quill@else.example', NEW_PASSWORD)).toMatchObject({
        status: 200,
        body: { session: { user: { role: 'member', firstName: 'Nora' }, organization: { externalName: 'Ours' } } },
      });
      expect((await post('/auth/invitations/accept', { token, ...person })).status).toBe(404);
      expect(await admin.call('GET', path())).toMatchObject({ body: { results: [], total: 0 } });
      const log = await admin.call('GET', '/audit-log');
      const actions = (log.body as { results: { action: string }[] }).results.map(({ action }) => action);
      expect(actions).toEqual(['invitation.accepted', 'invitation.created']);
    });

    it('requires a strong password and stays valid after a weak attempt', async () => {
      await invite('weak@else.example');
      const { token } = linkIn((await work())[0]);
      const weak = await post('/auth/invitations/accept', { token, ...person, password: 'nora quill nora' });
      expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
      expect((await post('/auth/invitations/accept', { token, ...person })).status).toBe(200);
    });

    it('is accepted once under concurrency', async () => {
      await invite('twice@else.example');
      const { token } = linkIn((await work())[0]);
      const answers = await Promise.all([1, 2].map(() => post('/auth/invitations/accept', { token, ...person })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is resent once under concurrency, with a single e-mail and working link', async () => {
      const { invitation } = (await invite('both@else.example')).body as { invitation: { _id: string } };
      const again = () => admin.call('POST', `${path()}/${invitation._id}/resend`);
      const answers = await Promise.all([again(), again()]);
      const mails = await work();
      expect(mails).toHaveLength(1);
      expect((await post('/auth/invitations/open', { token: linkIn(mails[0]).token })).status).toBe(200);
      expect(answers.map(({ status }) => status)).toContain(200);
    });

    it('expires after seven days and gets a new link when resent', async () => {
      const sent = await invite('late@else.example');
      const { invitation } = sent.body as { invitation: { _id: string; createdTs: number; expiresTs: number } };
      expect(invitation.expiresTs - invitation.createdTs).toBe(7 * 24 * 3600);
      const first = linkIn((await work())[0]);
      await api.deps.database.$client.query(`update invitation set expires_at = now() - interval '1 second'`);
      expect((await post('/auth/invitations/open', { token: first.token })).status).toBe(404);
      expect((await admin.call('POST', `${path()}/${invitation._id}/resend`)).status).toBe(200);
      const second = linkIn((await work())[1]);
      expect((await post('/auth/invitations/open', { token: first.token })).status).toBe(404);
      expect((await post('/auth/invitations/open', { token: second.token })).status).toBe(200);
    });

    it('is void and not sent after it was withdrawn', async () => {
      const { invitation } = (await invite('gone@else.example')).body as { invitation: { _id: string } };
      expect((await admin.call('DELETE', `${path()}/${invitation._id}`)).status).toBe(200);
      expect(await work()).toEqual([]);
      expect((await admin.call('DELETE', `${path()}/${invitation._id}`)).status).toBe(404);
    });

    it('is rejected for existing accounts and when already pending', async () => {
      expect(await invite('member@ours.example')).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('in your organization') },
      });
      expect((await invite('new@else.example')).status).toBe(201);
      expect(await invite('NEW@else.example')).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('already invited') },
      });
    });

    it('is rate limited per address', async () => {
      const { invitation } = (await invite('often@else.example')).body as { invitation: { _id: string } };
      const again = () => admin.call('POST', `${path()}/${invitation._id}/resend`);
      for (let times = 0; times < 4; times += 1) expect((await again()).status).toBe(200);
      expect((await again()).status).toBe(429);
    });

    it('links to the configured address regardless of the request host', async () => {
      const url = `/api${path()}`;
      const headers = {
        authorization: `Bearer ${admin.token}`,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      };
      const payload = { email: 'host@else.example', role: 'viewer' };
      expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201);
      const [mail] = await work();
      expect(mail?.raw).not.toContain('evil.example');
    });

    it('escapes line breaks and markup in the name of the inviter', async () => {
      const name = 'Eve <b>Bold</b> https://evil.example';
      await api.deps.database.$client.query('update "user" set name = $1 where id = $2', [
        `${name}\r\nBcc: x@y.example`,
        admin.userId,
      ]);
      await invite('markup@else.example');
      const [mail] = await work();
      expect(mail?.to).toEqual(['markup@else.example']);
      expect(mail?.headers).not.toHaveProperty('bcc');
      expect(mail?.html).not.toContain('<b>Bold');
      await api.deps.database.$client.query('update "user" set name = $1 where id = $2', ['Test admin', admin.userId]);
    });
  });

  describe('Password reset', () => {
    const ask = (email: string) => post('/auth/password-resets', { email });

    it('works once, ends every session and notifies the owner', async () => {
      const someone = await api.addUser(member.organizationId, 'forgetful@ours.example', 'member');
      expect(await ask('Forgetful@ours.example')).toEqual({ status: 200, body: { ok: true } });
      const { page, token } = linkIn((await work())[0]);
      expect(page).toBe(`${ADDRESS}/reset-password`);
      await expectNowhere(token);
      expect(await post('/auth/password-resets/use', { token, newPassword: 'forgetful forgetful' })).toMatchObject({
        status: 400,
        body: { fields: { newPassword: expect.any(String) } },
      });
      expect((await someone.call('GET', '/auth/session')).status).toBe(200);
      const open = () => post('/auth/password-resets/open', { token });
      // Opening the link any number of times reveals nothing about its owner.
      for (let times = 0; times < 2; times += 1) expect(await open()).toEqual({ status: 200, body: { ok: true } });
      expect((await post('/auth/password-resets/use', { token, newPassword: NEW_PASSWORD })).status).toBe(200);
      const [used, madeUp] = [await open(), await post('/auth/password-resets/open', { token: 'x'.repeat(43) })];
      expect(used).toMatchObject({
        status: 404,
        body: { message: 'This link is no longer valid. Ask for a new one.' },
      });
      expect(madeUp).toEqual({ ...used, body: { ...(used.body as object), requestId: expect.any(String) } });
      expect((await someone.call('GET', '/auth/session')).status).toBe(401);
      expect((await signIn(someone.email, TEST_PASSWORD)).status).toBe(401);
      expect((await signIn(someone.email, NEW_PASSWORD)).status).toBe(200);
      expect((await post('/auth/password-resets/use', { token, newPassword: 'another good aquifer' })).status).toBe(
        404,
      );
      const [, notice] = await work();
      expect(notice).toMatchObject({ to: ['forgetful@ours.example'] });
      expect(notice?.headers['subject']).toBe('Your password was changed');
      expect(await all('audit_log')).toContain('password.reset');
    });

    it('answers the same for known and unknown addresses', async () => {
      const getStatements = async (email: string) => {
        const answer = await ask(email);
        const { rows } = await api.deps.database.$client.query<{ data: object }>(
          `select data from pgboss.job where name = 'mail-password-reset'`,
        );
        return { answer, jobs: rows.map(({ data }) => Object.keys(data)) };
      };
      const known = await getStatements('member@ours.example');
      await api.deps.database.$client.query('delete from pgboss.job');
      expect(await getStatements('nobody@ours.example')).toEqual(known);
      expect(known.jobs).toEqual([['sealedEmail']]);
      await expectNowhere('nobody@ours.example');
      expect(await work()).toEqual([]);
    });

    it('is not sent to deactivated users', async () => {
      const gone = await api.addUser(member.organizationId, 'deactivated@ours.example', 'member');
      await admin.call('PATCH', `/users/${gone.userId}`, { isActive: false });
      await ask(gone.email);
      expect(await work()).toEqual([]);
    });

    it('expires after an hour and only its newest link works', async () => {
      await ask('member@ours.example');
      const first = linkIn((await work())[0]);
      await ask('member@ours.example');
      const second = linkIn((await work())[1]);
      const use = (token: string) => post('/auth/password-resets/use', { token, newPassword: NEW_PASSWORD });
      expect((await use(first.token)).status).toBe(404);
      const { rows } = await api.deps.database.$client.query<{ seconds: string }>(
        'select expires_ts - created_ts as seconds from account_links',
      );
      expect(rows).toEqual([{ seconds: '3600' }]);
      await api.deps.database.$client.query('update account_links set expires_ts = created_ts');
      expect((await use(second.token)).status).toBe(404);
      expect((await post('/auth/password-resets/open', { token: second.token })).status).toBe(404);
    });

    it.each([
      [
        'by its owner',
        (person: TestUser) =>
          person.call('POST', '/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }),
      ],
      [
        'on the command line',
        ({ email }: TestUser) => resetPassword(createApiServices(api.deps).identity, email, NEW_PASSWORD),
      ],
    ])('link is void when the password is changed %s', async (how, change) => {
      const email = `undecided-${how.length}@ours.example`;
      const person = await api.addUser(member.organizationId, email, 'viewer');
      await ask(email);
      const { token } = linkIn((await work())[0]);
      await change(person);
      const used = await post('/auth/password-resets/use', { token, newPassword: 'a third good aquifer' });
      expect(used.status).toBe(404);
      expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    });

    it('is limited to five e-mails an hour per address and twenty requests per network', async () => {
      for (let times = 0; times < 8; times += 1) expect((await ask('member@ours.example')).status).toBe(200);
      expect(await work()).toHaveLength(5);
      for (let times = 8; times < 20; times += 1) await ask('nobody@ours.example');
      expect((await ask('nobody@ours.example')).status).toBe(429);
    });

    it('cannot be done with a link of another purpose', async () => {
      await member.call('POST', '/auth/address-changes', {
        email: 'next@ours.example',
        currentPassword: TEST_PASSWORD,
      });
      const { token } = linkIn((await work())[0]);
      expect((await post('/auth/password-resets/open', { token })).status).toBe(404);
      expect((await post('/auth/password-resets/use', { token, newPassword: NEW_PASSWORD })).status).toBe(404);
    });
  });

  describe('Address change', () => {
    it('takes effect when confirmed and notifies the old address', async () => {
      const mover = await api.addUser(member.organizationId, 'mover@ours.example', 'member');
      const change = (body: object) => mover.call('POST', '/auth/address-changes', body);
      expect(await change({ email: 'moved@ours.example', currentPassword: 'not the password' })).toMatchObject({
        status: 400,
        body: { fields: { currentPassword: expect.any(String) } },
      });
      expect((await change({ email: 'Moved@ours.example', currentPassword: TEST_PASSWORD })).status).toBe(200);
      expect((await signIn('moved@ours.example', TEST_PASSWORD)).status).toBe(401);
      const [mail] = await work();
      expect(mail?.to).toEqual(['moved@ours.example']);
      const { page, token } = linkIn(mail);
      expect(page).toBe(`${ADDRESS}/confirm-address`);
      await expectNowhere(token);
      // A reset link was mailed to the old address. It must become void, because it would let its holder take the
      // account back.
      await post('/auth/password-resets', { email: 'mover@ours.example' });
      const reset = linkIn((await work())[1]);
      const confirmed = await post('/auth/address-changes/confirm', { token });
      expect(confirmed).toEqual({ status: 200, body: { email: 'moved@ours.example' } });
      expect((await post('/auth/address-changes/confirm', { token })).status).toBe(404);
      const used = await post('/auth/password-resets/use', { token: reset.token, newPassword: NEW_PASSWORD });
      expect(used.status).toBe(404);
      expect((await signIn('moved@ours.example', TEST_PASSWORD)).status).toBe(200);
      expect((await signIn('mover@ours.example', TEST_PASSWORD)).status).toBe(401);
      const [, , notice] = await work();
      expect(notice).toMatchObject({ to: ['mover@ours.example'] });
      expect(notice?.text).toContain('moved@ours.example');
      expect(await all('audit_log')).toContain('address.changed');
    });

    it('to an address in use is revealed only to its owner, when they open the link', async () => {
      for (const email of ['free@ours.example', 'admin@ours.example']) {
        const answer = await member.call('POST', '/auth/address-changes', { email, currentPassword: TEST_PASSWORD });
        expect(answer).toEqual({ status: 200, body: { ok: true } });
      }
      const mails = await work();
      expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(['admin@ours.example', 'free@ours.example']);
      const { token } = linkIn(mails.find(({ to }) => to.includes('admin@ours.example')));
      expect((await post('/auth/address-changes/confirm', { token })).status).toBe(409);
    });

    it('is limited to five an hour, whether the address is in use or not', async () => {
      const ask = async (email: string, by: TestUser) =>
        (await by.call('POST', '/auth/address-changes', { email, currentPassword: TEST_PASSWORD })).status;
      for (const [email, by] of [['admin@ours.example', member] as const, ['nobodys@ours.example', admin] as const]) {
        const statuses: number[] = [];
        for (let time = 1; time <= 6; time += 1) statuses.push(await ask(email, by));
        expect(statuses, email).toEqual([200, 200, 200, 200, 200, 429]);
      }
    });
  });
});
