import type { OutgoingMail } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { MAIL_SECRET } from '../../platform/mail/mail-secret.ts';
import { queueMail, type MailDraft } from '../../platform/mail/queue-mail.ts';

interface Page {
  results: OutgoingMail[];
  total: number;
  isSent: boolean;
}

describe('Outbox API', () => {
  const people = {
    operator: { role: 'viewer', of: 'Running' },
    admin: 'admin',
    member: 'member',
    stranger: { role: 'admin', of: 'Theirs' },
  } as const;
  const options = { emptied: ['outgoing_mails', 'audit_log', 'sign_in_attempts'] };
  const { api, operator, admin, member, stranger } = workspaceTest(people, {
    ...options,
    environment: { SMTP_URL: 'smtp://localhost:1' },
  });

  async function write(dedupeKey: string, draft: Partial<MailDraft> = {}): Promise<string> {
    const usual = { organizationId: member.organizationId, userId: null, kind: 'greeting', to: 'reader@else.example' };
    const mail = { ...usual, subject: dedupeKey, text: 'Hello', html: '<p>Hello</p>', dedupeKey, ...draft };
    return (await api.deps.database.transaction((tx) => queueMail(tx, api.deps, mail))) ?? '';
  }
  const fail = (mailId: string, state = 'failed') =>
    api.deps.database.$client.query(
      `update outgoing_mails set state = $2, attempts = 3, last_error = '550 No such user', handed_over_ts = 1,
         give_up_ts = 1, next_attempt_ts = 1, created_ts = created_ts - 60 where mail_id = $1`,
      [mailId, state],
    );
  const find = async (user: TestUser, query = '', path = '/outbox') =>
    (await user.call('GET', path + query)).body as Page;
  const subjects = ({ results }: Page) => results.map(({ subject }) => subject);

  it('lists the e-mails of the organization for administrators, newest first, by state and page', async () => {
    const failed = await write('one');
    await fail(failed);
    await write('two');
    await write('theirs', { organizationId: stranger.organizationId });
    await write('of nobody', { organizationId: null });
    const all = await find(admin);
    expect(all).toMatchObject({ total: 2, isSent: true });
    expect(subjects(all)).toEqual(['two', 'one']);
    expect(all.results[1]).toMatchObject({
      _id: failed,
      kind: 'greeting',
      state: 'failed',
      to: 'reader@else.example',
      attempts: 3,
      error: '550 No such user',
      sentAtTs: null,
      nextAttemptTs: null,
    });
    expect(subjects(await find(admin, '?state=failed'))).toEqual(['one']);
    expect(subjects(await find(admin, '?skip=1&limit=1'))).toEqual(['one']);
    expect(subjects(await find(stranger))).toEqual(['theirs']);
    expect((await admin.call('GET', '/outbox?state=lost')).status).toBe(400);
    expect((await member.call('GET', '/outbox')).status).toBe(403);
  });

  it('shows e-mails without an organization to the operator only', async () => {
    const mailId = await write('of nobody', { organizationId: null });
    await write('ours');
    expect(subjects(await find(operator, '', '/installation/outbox'))).toEqual(['of nobody']);
    expect((await operator.call('GET', `/installation/outbox/${mailId}`)).status).toBe(200);
    expect((await admin.call('GET', `/installation/outbox/${mailId}`)).status).toBe(403);
    expect((await admin.call('GET', `/outbox/${mailId}`)).status).toBe(404);
    await fail(mailId);
    expect((await operator.call('POST', `/installation/outbox/${mailId}/send-again`)).status).toBe(200);
  });

  it('redacts secrets in e-mails', async () => {
    const link = `https://policy.example/reset-password#${MAIL_SECRET}`;
    const mailId = await write('secret', { secret: 'very-secret', text: `Open ${link} now`, html: `<a>${link}</a>` });
    const { status, body } = await admin.call('GET', `/outbox/${mailId}`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { text: 'Open https://policy.example/reset-password#… now' },
    });
    expect((await stranger.call('GET', `/outbox/${mailId}`)).status).toBe(404);
  });

  it.each(['failed', 'unconfirmed'])('resends a mail that is %s, with an audit entry', async (state) => {
    const mailId = await write(state);
    await fail(mailId, state);
    expect((await stranger.call('POST', `/outbox/${mailId}/send-again`)).status).toBe(404);
    expect((await admin.call('POST', `/outbox/${mailId}/send-again`)).status).toBe(200);
    const { rows } = await api.deps.database.$client.query(
      'select state, handed_over_ts, give_up_ts > 1000000 as "isPatient" from outgoing_mails',
    );
    expect(rows).toEqual([{ state: 'waiting', handed_over_ts: null, isPatient: true }]);
    const log = await api.deps.database.$client.query('select action, user_id, subject, detail from audit_log');
    expect(log.rows).toEqual([
      {
        action: 'mail.sent-again',
        user_id: admin.userId,
        subject: mailId,
        detail: {
          to: 'reader@else.example',
          kind: 'greeting',
        },
      },
    ]);
  });

  it.each(['invitation', 'password-reset', 'confirm-address'])(
    'does not resend %s, whose link may be void',
    async (kind) => {
      const mailId = await write(kind, { kind });
      await fail(mailId);
      expect(await admin.call('POST', `/outbox/${mailId}/send-again`)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('may have expired') },
      });
    },
  );

  it.each(['waiting', 'sending', 'sent', 'kept'])('does not resend a mail that is %s', async (state) => {
    const mailId = await write(state);
    await fail(mailId, state);
    expect(await admin.call('POST', `/outbox/${mailId}/send-again`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Only e-mails that failed') },
    });
  });

  it('sends a test e-mail with a limit per hour', async () => {
    expect(await admin.call('POST', '/outbox/test')).toMatchObject({ status: 200, body: { to: 'admin@ours.example' } });
    expect(await find(admin)).toMatchObject({
      results: [{ kind: 'test', to: 'admin@ours.example', subject: 'A test e-mail', state: 'waiting' }],
    });
    for (let times = 1; times < 5; times += 1) await admin.call('POST', '/outbox/test');
    expect((await admin.call('POST', '/outbox/test')).status).toBe(429);
  });
});

describe('Outbox without an SMTP server', () => {
  const { admin } = workspaceTest({ admin: 'admin' });

  it('reports that nothing is sent', async () => {
    expect(await admin.call('GET', '/outbox')).toMatchObject({ body: { results: [], total: 0, isSent: false } });
  });
});
