import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import { dayIn } from './sending/digest-slots.ts';
import { digestTest } from './testing/digest-test.ts';
import { unsubscribeSecret } from './secret/unsubscribe-secret.ts';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const MULTIPART = `--cut\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--cut--\r\n`;

describe('E-mail settings', () => {
  const { workspace, tick, until, mails } = digestTest({ admin: 'admin', member: 'member' });
  const { api, ingest, admin, member } = workspace;
  const query = (text: string, ...values: unknown[]) => api.deps.database.$client.query(text, values);
  let projectId: string;

  const save = (inProject = projectId) =>
    member.make('/alerts', { title: 'All', projectId: inProject, searchModel: { rawTextSearch: 'widget' } });
  const chooseForAll = (changes: object, by: TestUser = member) => by.call('PATCH', '/projects/members/me', changes);
  const getSettings = async (by: TestUser) =>
    ((await by.call('GET', '/projects/get-projects-member-settings')).body as { results: object[] }).results;
  const preview = async (kind: string, by: TestUser = member) =>
    (await by.call('GET', `/digests/preview?kind=${kind}`)).body;
  const getSecret = (kind: 'alerts' | 'updates') =>
    unsubscribeSecret(api.deps.secretBox, { organizationId: member.organizationId, userId: member.userId, kind });
  const post = (path: string, body: string, contentType = FORM) =>
    api.app.inject({ method: 'POST', url: path, headers: { 'content-type': contentType }, body });
  const readMails = async () => (await mails()).map(({ to, kind }) => `${to.split('@')[0]}: ${kind}`);

  beforeEach(async () => {
    await query('delete from digest_opt_outs');
    projectId = await member.make('/projects', { name: 'Widgets' });
    await admin.call('PATCH', `/projects/${projectId}/members/me`, { alertEmailFrequency: 'Never' });
    await tick();
  });

  describe('for all projects', () => {
    it("change every project the person collaborates in and nobody else's settings", async () => {
      await member.make('/projects', { name: 'Gadgets' });
      const closed = await admin.make('/projects', { name: 'Closed' });
      await admin.call('PATCH', `/projects/${closed}`, { users: [admin.userId] });
      const changed = await chooseForAll({ alertEmailFrequency: 'Weekly' });
      expect(changed).toMatchObject({ status: 200, body: { total: 2 } });
      const weekly = { alertEmailFrequency: 'Weekly', updateEmailFrequency: 'Daily' };
      expect(await getSettings(member)).toMatchObject([weekly, weekly]);
      expect((await getSettings(admin)).map((one) => Reflect.get(one, 'alertEmailFrequency'))).not.toContain('Weekly');
    });

    it.each([
      [{ alertEmailFrequency: 'Hourly' }, 403],
      [{ updateEmailContent: { pn_content: false, cq_content: false } }, 400],
      [{ updateEmailContent: { pn_content: true, cq_content: true } }, 400],
      [{ alertEmailFrequency: 'Monthly' }, 400],
    ])('reject %j and change nothing', async (changes, status) => {
      await query(`update organization set entitlements = '{"USFederal":false,"USStateList":[]}'`);
      const before = await getSettings(member);
      expect(await chooseForAll(changes)).toMatchObject({ status });
      expect(await chooseForAll({ ...changes, updateEmailFrequency: 'Weekly' })).toMatchObject({ status });
      expect(await getSettings(member)).toEqual(before);
    });

    it('carry "Never" over to new and rejoined projects until another frequency is chosen', async () => {
      await admin.call('PATCH', `/projects/${projectId}`, { users: [admin.userId] });
      await chooseForAll({ alertEmailFrequency: 'Never' });
      await admin.call('PATCH', `/projects/${projectId}`, { users: [] });
      const later = await member.make('/projects', { name: 'Later' });
      expect(await getSettings(member)).toMatchObject([
        { projectId, alertEmailFrequency: 'Never' },
        { projectId: later, alertEmailFrequency: 'Never', updateEmailFrequency: 'Daily' },
      ]);
      await save();
      await save(later);
      await ingest(testBill(1));
      until('Daily');
      await tick();
      expect(await readMails()).toEqual(['admin: alert-digest']);
      await chooseForAll({ alertEmailFrequency: 'Daily' });
      await ingest(testBill(2));
      until('Daily');
      await tick();
      expect(await readMails()).toContain('member: alert-digest');
    });

    it('stay off in a project the person leaves and rejoins', async () => {
      await chooseForAll({ updateEmailFrequency: 'Never' });
      const later = await admin.make('/projects', { name: 'Later' });
      await member.call('DELETE', `/projects/${later}/members/me`);
      await admin.call('PATCH', `/projects/${later}`, { users: [admin.userId, member.userId] });
      expect(await getSettings(member)).toContainEqual(
        expect.objectContaining({ projectId: later, removed: false, updateEmailFrequency: 'Never' }),
      );
    });
  });

  describe('Digest schedule', () => {
    it('uses the time zone and weekday that administrators choose', async () => {
      const path = `/organizations/${admin.organizationId}`;
      const zone = { timeZone: 'Pacific/Auckland', weeklyDigestDay: 3 };
      expect(await member.call('PATCH', path, zone)).toMatchObject({ status: 403 });
      expect(await admin.call('PATCH', path, { timeZone: 'Mars/Olympus' })).toMatchObject({ status: 400 });
      expect(await admin.call('PATCH', path, { weeklyDigestDay: 0 })).toMatchObject({ status: 400 });
      expect(await admin.call('PATCH', path, zone)).toMatchObject({ status: 200, body: zone });
      const { body } = await member.call('GET', '/digests/schedule');
      expect(body).toMatchObject({ ...zone, address: member.email, isSent: false });
      const { nextTs } = body as { nextTs: Record<string, number> };
      const getHour = (seconds = 0) =>
        new Date(seconds * 1000).toLocaleString('en-GB', { ...zone, weekday: 'short', hour: '2-digit' });
      expect(getHour(nextTs['Weekly'])).toBe('Wed, 07');
      expect(getHour(nextTs['Daily'])).toContain('07');
      expect(await query(`select detail from audit_log where action = 'organization.updated'`)).toMatchObject({
        rows: [{ detail: zone }],
      });
      await admin.call('PATCH', path, { timeZone: 'America/New_York', weeklyDigestDay: 1 });
    });
  });

  describe('Digest preview', () => {
    it('shows the new alerts without consuming them and without an unsubscribe link', async () => {
      expect(await preview('alerts')).toMatchObject({ mail: null, sendsAtTs: expect.any(Number) });
      await save();
      await ingest(testBill(1));
      const first = (await preview('alerts')) as { mail: { subject: string; html: string; text: string } };
      expect(first.mail.subject).toBe('1 new alert: Widgets');
      expect(first.mail.text).toContain('US HR 1');
      expect(first.mail.html).not.toContain('/unsubscribe/');
      expect(await preview('alerts')).toEqual(first);
      until('Daily');
      await tick();
      const [mail] = await mails();
      expect(mail?.subject).toBe(first.mail.subject);
      expect(await preview('alerts')).toMatchObject({ mail: null });
    });

    it('shows the first digest with content and its send time', async () => {
      const other = await member.make('/projects', { name: 'Weekly things' });
      await member.call('PATCH', `/projects/${other}/members/me`, { alertEmailFrequency: 'Weekly' });
      await save(other);
      await ingest(testBill(1));
      await tick();
      const { sendsAtTs, mail } = (await preview('alerts')) as { sendsAtTs: number; mail: { subject: string } };
      expect(mail.subject).toBe('1 new alert: Weekly things');
      const { body } = await member.call('GET', '/digests/schedule');
      expect(sendsAtTs).toBe((body as { nextTs: Record<string, number> }).nextTs['Weekly']);
      await admin.call('PATCH', `/projects/${other}`, { users: [member.userId] });
      expect(await preview('alerts', admin)).toEqual({ sendsAtTs: null, mail: null });
    });
  });

  describe('Unsubscribe link', () => {
    it('ends only its own kind of e-mail when clicked in a mail program', async () => {
      await save();
      await ingest(testBill(1));
      until('Daily');
      await tick();
      const [mail] = await mails();
      expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http.*\/unsubscribe\/secret-of-this-mail>$/);
      const secret = getSecret('alerts');
      expect(await api.call(null, 'GET', `/unsubscribe/${secret}`)).toMatchObject({
        body: { kind: 'alerts', organizationName: 'Ours', address: 'm…@ours.example', isEnded: false },
      });
      for (const [body, type] of [
        [ONE_CLICK, FORM],
        [MULTIPART, 'multipart/form-data; boundary=cut'],
      ] as const) {
        await chooseForAll({ alertEmailFrequency: 'Daily' });
        expect(await post(`/unsubscribe/${secret}`, body, type)).toMatchObject({ statusCode: 200 });
        expect(await getSettings(member)).toMatchObject([
          { alertEmailFrequency: 'Never', updateEmailFrequency: 'Daily' },
        ]);
      }
      expect(await api.call(null, 'GET', `/unsubscribe/${secret}`)).toMatchObject({ body: { isEnded: true } });
      await ingest(testBill(2));
      until('Daily');
      await tick();
      expect(await mails()).toEqual([]);
    });

    it('changes nothing on GET and unsubscribes on POST', async () => {
      const secret = getSecret('updates');
      await api.app.inject({ method: 'GET', url: `/unsubscribe/${secret}` });
      expect(await getSettings(member)).toMatchObject([{ updateEmailFrequency: 'Daily' }]);
      expect(await api.call(null, 'POST', `/unsubscribe/${secret}`)).toMatchObject({ status: 200, body: { ok: true } });
      expect(await api.call(null, 'POST', `/unsubscribe/${secret}`)).toMatchObject({ status: 200 });
      expect(await getSettings(member)).toMatchObject([
        { alertEmailFrequency: 'Daily', updateEmailFrequency: 'Never' },
      ]);
    });

    it('is rejected when it is forged, altered or its person has left', async () => {
      const secret = getSecret('alerts');
      const [named = '', signature = ''] = secret.split('.');
      const others = Buffer.from([admin.organizationId, admin.userId, 'alerts'].join('\n')).toString('base64url');
      for (const wrong of ['x', named, `${named}.`, `${others}.${signature}`, `${named}.${signature.slice(1)}A`]) {
        expect(await post(`/unsubscribe/${wrong}`, ONE_CLICK)).toMatchObject({ statusCode: 404 });
        expect(await api.call(null, 'GET', `/unsubscribe/${wrong}`)).toMatchObject({ status: 404 });
      }
      for (const body of ['', 'List-Unsubscribe=Two-Clicks', `x=${ONE_CLICK}`]) {
        expect((await post(`/unsubscribe/${secret}`, body)).statusCode).toBe(400);
      }
      expect((await post(`/unsubscribe/${secret}`, `${ONE_CLICK}&x=${'x'.repeat(9000)}`)).statusCode).toBe(413);
      expect((await post(`/unsubscribe/${secret}`, '{}', 'application/json')).statusCode).toBe(400);
      await query('delete from member where user_id = $1', member.userId);
      try {
        expect(await post(`/unsubscribe/${secret}`, ONE_CLICK)).toMatchObject({ statusCode: 404 });
      } finally {
        await query(
          `insert into member (id, organization_id, user_id, role, created_at) values ('again', $1, $2, 'member', now())`,
          member.organizationId,
          member.userId,
        );
      }
      expect(await getSettings(member)).toMatchObject([{ alertEmailFrequency: 'Daily' }]);
    });
  });

  it('dayIn returns the local day in the time zone', () => {
    expect([dayIn('Pacific/Auckland', 1_772_200_000), dayIn('America/New_York', 1_772_200_000)]).toEqual([
      '2026-02-28',
      '2026-02-27',
    ]);
  });
});
