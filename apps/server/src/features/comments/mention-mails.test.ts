import type { Comment } from '@rotunda/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { handleSendMails } from '../../platform/mail/send-mails.ts';
import { late } from '../../platform/testing/late.ts';
import { createTestSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../platform/testing/smtp-server.ts';
import { findCards } from '../documents/index.ts';
import { handleSendMentionMail, sendMentionMail, sendMentionMailJob } from './mentions.jobs.ts';

const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;
const ADDRESS = 'http://localhost:4400';
const signal = new AbortController().signal;

describe('Mention e-mail', () => {
  const { api, ingest, admin, author, reader, other } = workspaceTest(
    { admin: 'admin', author: 'member', reader: 'viewer', other: 'member' },
    {
      withPipeline: true,
      emptied: ['comments', 'outgoing_mails', 'digest_opt_outs', 'projects', 'custom_contacts'],
      environment: { SMTP_URL: 'smtp://localhost:1' },
    },
  );
  const query = (text: string, ...values: unknown[]) => api.deps.database.$client.query(text, values);
  const smtp = late<TestSmtpServer>('The SMTP server');
  const mailer = late<Mailer>('The mailer');
  beforeAll(async () => {
    await ingest(testBill(1));
    smtp.is(await createTestSmtpServer());
    mailer.is(createMailer({ smtpUrl: smtp.value.url, from: 'rotunda@policy.example', host: 'policy.example' }));
  });
  beforeEach(async () => {
    smtp.value.reset();
    await query('delete from pgboss.job');
  });
  afterAll(async () => {
    mailer.value.close();
    await smtp.value.close();
  });

  const at = (person: TestUser) => `@[Somebody](${person.userId})`;
  const post = (text: string, by: TestUser = author, about: object = BILL) =>
    by.call('POST', '/comments', { ...about, text });
  const comment = async (text: string, by?: TestUser) => (await post(text, by)).body as Comment;
  const edit = (made: Comment, text: string) => author.call('PATCH', `/comments/${made._id}`, { text });
  const deps = () => ({ ...api.deps, baseUrl: ADDRESS, findCards });

  /** Runs the queued mention jobs, as a worker would. */
  async function write(): Promise<void> {
    const { rows } = await query(`delete from pgboss.job where name = $1 returning id, data`, sendMentionMailJob.name);
    for (const { id, data } of rows) {
      const payload = sendMentionMailJob.payload.parse(data);
      await handleSendMentionMail(deps())({ jobId: id, payload, attempt: 1, signal });
    }
  }
  /** Sends the queued emails, as a worker would. */
  async function send(): Promise<ReceivedMail[]> {
    await handleSendMails({ ...api.deps, mailer: mailer.value })({ jobId: 'send', payload: {}, attempt: 1, signal });
    return smtp.value.received.splice(0);
  }
  async function work(): Promise<ReceivedMail[]> {
    await write();
    return send();
  }
  const getReaders = (mails: readonly ReceivedMail[]) => mails.flatMap(({ to }) => to);

  it('quotes the comment, names the document and links to the comment', async () => {
    const visible = await author.make('/projects', { name: 'Widgets' });
    const closed = await author.make('/projects', { name: 'Closed' });
    const entities = [visible, closed].map((projectId) => ({ projectId, ...BILL }));
    await author.call('POST', '/projects/create-project-entities', { entities });
    await author.call('PATCH', `/projects/${closed}`, { users: [author.userId] });
    const made = await comment(`Please read this, ${at(reader)}:\n<b>section 3</b> ends it.`);
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [reader.email] });
    expect(mail?.headers['subject']).toMatch(/^Test member mentioned you: US HR 1 /);
    expect(mail?.text).toMatch(/> Please read this, @Test viewer:\r?\n> <b>section 3<\/b> ends it\./);
    expect(mail?.text).toContain(`${ADDRESS}/legislation/us-119-hr-1#comment-${made._id}`);
    expect(mail?.html).toContain('&lt;b&gt;section 3&lt;/b&gt;');
    expect(mail?.text).toContain('In Widgets');
    expect(mail?.text).not.toContain('Closed');
  });

  it('is sent once per person, never to the author, and after an edit only to new mentions', async () => {
    const made = await comment(`${at(reader)} ${at(author)} ${at(reader)}`);
    expect(getReaders(await work())).toEqual([reader.email]);
    await edit(made, `${at(reader)} and ${at(other)}`);
    expect(getReaders(await work())).toEqual([other.email]);
    await edit(made, 'Nobody');
    await edit(made, `${at(reader)} again`);
    expect(await work()).toEqual([]);
    const mentioned = { organizationId: author.organizationId, commentId: made._id, userId: reader.userId };
    expect(await sendMentionMail(deps(), mentioned)).toBe('told before');
  });

  it('contains the latest text of the comment when the worker sends it', async () => {
    const made = await comment(`Frist, ${at(reader)}`);
    await edit(made, `First, ${at(reader)}`);
    expect((await work()).map(({ text }) => text)).toEqual([expect.stringContaining('First, @Test viewer')]);
  });

  it('is sent for comments on custom contacts too', async () => {
    const about = await admin.call('POST', '/stakeholders/custom-contacts', {
      documentType: 'CustomPerson',
      firstName: 'Ida',
      lastName: 'Quill',
    });
    expect(about.status).toBe(201);
    const { fusionId } = about.body as { fusionId: string };
    await post(`Call her, ${at(reader)}`, author, { documentType: 'CustomPerson', fusionId });
    const [mail] = await work();
    expect(mail?.text).toContain('Ida Quill');
    expect(mail?.text).toContain(`${ADDRESS}/stakeholders/custom_person/${fusionId}#comment-`);
  });

  describe('is not written', () => {
    it.each<[string, (made: Comment) => Promise<unknown>]>([
      ['the comment was deleted', (made) => author.call('DELETE', `/comments/${made._id}`)],
      ['the comment mentions them no more', (made) => edit(made, 'Never mind')],
      ['they switched such e-mails off', () => reader.call('PATCH', '/digests/personal', { mentions: false })],
      ['they were deactivated', () => query('update "user" set is_active = false where id = $1', reader.userId)],
      ['they left the organization', () => query(`update member set user_id = 'x' where user_id = $1`, reader.userId)],
    ])('after %s', async (_, happens) => {
      const made = await comment(`See ${at(reader)}`);
      await query(`insert into "user" (id, name, email, email_verified, created_at, updated_at, is_active)
        values ('x', 'x', 'x@x.example', true, now(), now(), true) on conflict do nothing`);
      await happens(made);
      await write();
      await query('update "user" set is_active = true where id = $1', reader.userId);
      await query(`update member set user_id = $1 where user_id = 'x'`, reader.userId);
      expect((await query('select kind from outgoing_mails')).rows).toEqual([]);
    });
  });

  it.each<[string, (made: Comment) => Promise<unknown>]>([
    ['is deleted', (made) => author.call('DELETE', `/comments/${made._id}`)],
    ['mentions them no more', (made) => edit(made, 'Never mind')],
  ])('is discarded when the comment %s before sending', async (_, happens) => {
    const made = await comment(`See ${at(reader)}`);
    await write();
    await happens(made);
    expect(await send()).toEqual([]);
  });

  it('is turned off with one-click unsubscribe and on again in the settings', async () => {
    expect((await reader.call('GET', '/digests/personal')).body).toEqual({ mentions: true });
    await comment(`One, ${at(reader)}`);
    const [mail] = await work();
    const [, secret = ''] =
      /^<http:\/\/localhost:4400\/unsubscribe\/(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(await api.call(null, 'GET', `/unsubscribe/${secret}`)).toMatchObject({
      body: { kind: 'mentions', isEnded: false },
    });
    const clicked = await api.app.inject({
      method: 'POST',
      url: `/unsubscribe/${secret}`,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(clicked.statusCode).toBe(200);
    expect(await api.call(null, 'GET', `/unsubscribe/${secret}`)).toMatchObject({ body: { isEnded: true } });
    await comment(`Two, ${at(reader)} and ${at(other)}`);
    expect(getReaders(await work())).toEqual([other.email]);
    expect((await reader.call('PATCH', '/digests/personal', { mentions: true })).body).toEqual({ mentions: true });
    await comment(`Three, ${at(reader)}`);
    expect(getReaders(await work())).toEqual([reader.email]);
  });
});
