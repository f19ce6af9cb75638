import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import { sendDigest } from './sending/send-digest.ts';
import { digestTest } from './testing/digest-test.ts';

describe('Alert digests', () => {
  const { workspace, deps, tick, queueDue, until, after, mails } = digestTest({
    admin: 'admin',
    member: 'member',
    stranger: { role: 'member', of: 'Theirs' },
  });
  const { api, ingest, admin, member, stranger } = workspace;
  const query = (text: string, ...values: unknown[]) => api.deps.database.$client.query(text, values);
  let projectId: string;

  const save = (title: string, rawTextSearch: string, inProject = projectId) =>
    member.make('/alerts', { title, projectId: inProject, searchModel: { rawTextSearch } });
  const choose = (alertEmailFrequency: string, by: TestUser = member, inProject = projectId) =>
    by.call('PATCH', `/projects/${inProject}/members/me`, { alertEmailFrequency });
  /** Returns who got which bill identifiers, by the local part of the address. */
  const told = async () =>
    (await mails()).map(({ to, text }) => [to.split('@')[0], (text.match(/US HR \d+/g) ?? []).toSorted()]);

  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Widgets' });
    await choose('Never', admin);
    await tick();
  });

  it('report each new alert once at the next slot', async () => {
    await save('All widgets', 'widget');
    await ingest(testBill(1), testBill(2));
    expect(await tick()).toEqual([]);
    until('Daily');
    expect(await tick()).toEqual(['queued']);
    expect(await told()).toEqual([['member', ['US HR 1', 'US HR 2']]]);
    expect(await tick()).toEqual([]);
    until('Daily');
    expect(await tick()).toEqual([]);
    await ingest(testBill(1, { title: 'A widget bill with another title' }), testBill(3));
    until('Daily');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 1', 'US HR 3']]]);
  });

  it('show project, saved searches, title and status with highlights, and link to the alert', async () => {
    await save('All widgets', 'widget');
    await save('Bills that regulate', 'regulate');
    await ingest(testBill(1, { summary: 'It bans the frobnicating widget.' } as object));
    until('Daily');
    await tick();
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: member.email, kind: 'alert-digest', subject: '1 new alert: Widgets' });
    const href = `${deps().baseUrl}/projects/${projectId}?tab=Alerts&open=us-119-hr-1&in=${projectId}`;
    expect(mail?.html).toContain(href.replaceAll('&', '&amp;'));
    expect(mail?.html).toMatch(/<mark[^>]*>widget<\/mark>/);
    expect(mail?.text).toContain('Saved search: All widgets');
    expect(mail?.text).toContain('Also found by: Bills that regulate');
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  it('combine several projects and frequencies into a single e-mail and list each document once', async () => {
    const other = await member.make('/projects', { name: 'Gadgets' });
    await choose('Weekly', member, other);
    await choose('Never', admin, other);
    await save('All widgets', 'widget');
    await save('Also widgets', 'widget', other);
    await ingest(testBill(1));
    until('Weekly');
    expect(await tick()).toEqual(['queued']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 new alert: Gadgets');
    expect(mail?.text).toContain('Also found by: All widgets (Widgets)');
    expect(mail?.text.match(/A bill to regulate/g)).toHaveLength(1);
  });

  it('send a single e-mail after an outage of five slots', async () => {
    await save('All widgets', 'widget');
    for (const number of [1, 2, 3]) {
      await ingest(testBill(number));
      until('Daily');
    }
    until('Daily');
    until('Daily');
    expect(await tick()).toEqual(['queued']);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['3 new alerts: Widgets']);
  });

  it('lose and repeat nothing when the frequency changes', async () => {
    await save('All widgets', 'widget');
    await choose('Weekly');
    await ingest(testBill(1));
    until('Daily');
    expect(await tick()).toEqual([]);
    await choose('Daily');
    until('Daily');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 1']]]);
    await ingest(testBill(2));
    await choose('Weekly');
    until('Daily');
    expect(await tick()).toEqual([]);
    until('Weekly');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 2']]]);
  });

  it('reach readers whose weekly day changes to a day whose e-mail was already sent', async () => {
    const other = await member.make('/projects', { name: 'Gadgets' });
    await choose('Weekly', member, other);
    await choose('Never', admin, other);
    await save('All widgets', 'widget');
    await save('All gadgets', 'gadget', other);
    until('Weekly');
    await tick();
    await ingest(testBill(1), testBill(2, { title: 'A bill on gadgets alone' }));
    until('Daily');
    expect(await tick()).toEqual(['queued']);
    const setWeekday = (weeklyDigestDay: number) =>
      admin.call('PATCH', `/organizations/${admin.organizationId}`, { weeklyDigestDay });
    await setWeekday(2);
    after(60);
    expect(await tick()).toEqual(['queued']);
    await setWeekday(1);
    expect((await told()).flatMap(([, documents]) => documents).toSorted()).toEqual(['US HR 1', 'US HR 2']);
  });

  it('start with alerts found after they were switched on', async () => {
    await save('All widgets', 'widget');
    await choose('Never');
    await ingest(testBill(1));
    await tick();
    await choose('4-Hourly');
    await ingest(testBill(2));
    until('4-Hourly');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 2']]]);
  });

  it('run hourly with the flag and every four hours without it, losing nothing in between', async () => {
    await save('All widgets', 'widget');
    await admin.call('PATCH', '/flags', { hourlyEmails: true });
    await api.settled();
    await choose('Hourly');
    await tick();
    await ingest(testBill(1));
    until('Hourly');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 1']]]);
    await ingest(testBill(2));
    await admin.call('PATCH', '/flags', { hourlyEmails: false });
    await api.settled();
    until('4-Hourly');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 2']]]);
    await ingest(testBill(3));
    await admin.call('PATCH', '/flags', { hourlyEmails: true });
    await api.settled();
    until('Hourly');
    await tick();
    expect(await told()).toEqual([['member', ['US HR 3']]]);
    await admin.call('PATCH', '/flags', { hourlyEmails: false });
    await api.settled();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['who removed themselves from the project', () => member.call('DELETE', `/projects/${projectId}/members/me`)],
    ['who were deactivated', () => query('update "user" set is_active = false where id = $1', member.userId)],
    ['who left the organization', () => query('delete from member where user_id = $1', member.userId)],
    [
      'who lost sight of a project that became confidential',
      () =>
        query('insert into project_collaborators select organization_id, project_id, $1 from projects', admin.userId),
    ],
    ['whose saved search is broken', () => query(`update saved_searches set broken_reason = 'x'`)],
    ['whose saved search sends no e-mails', () => query('update saved_searches set email_alerts = false')],
    ['whose saved search was deleted', () => query('delete from saved_searches')],
    ['whose alert was deleted', () => query('update search_alerts set deleted_ts = 1')],
    ['whose alert was found irrelevant', () => query('update search_alerts set marked_irrelevant = true')],
    [
      'whose alert was moved to another project',
      async () => {
        const other = await admin.make('/projects', { name: 'Elsewhere' });
        await query('update search_alerts set project_id = $1', other);
      },
    ],
    ['who wants no e-mails', () => choose('Never')],
  ])('send nothing to people %s', async (_, change) => {
    await save('All widgets', 'widget');
    await ingest(testBill(1));
    const kept = await query('select * from member where user_id = $1', member.userId);
    try {
      await change();
      until('Daily');
      await tick();
      expect(await mails()).toEqual([]);
    } finally {
      await query('update "user" set is_active = true');
      const [row] = kept.rows;
      await query(
        `insert into member select * from jsonb_populate_record(null::member, $1) on conflict do nothing`,
        JSON.stringify(row),
      );
    }
  });

  it('contain only alerts of the organization of the reader', async () => {
    const theirs = await stranger.make('/projects', { name: 'Theirs' });
    await stranger.make('/alerts', { title: 'Theirs', projectId: theirs, searchModel: { rawTextSearch: 'widget' } });
    await ingest(testBill(1));
    until('Daily');
    await tick();
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([[stranger.email, '1 new alert: Theirs']]);
  });

  it('tell new members only about alerts found after they joined', async () => {
    await save('All widgets', 'widget');
    await ingest(testBill(1));
    await query('update search_alert_matches set matched_ts = matched_ts - 60');
    const late = await api.addUser(member.organizationId, 'late@ours.example', 'member');
    await tick();
    await ingest(testBill(2));
    until('Daily');
    await tick();
    expect(await told()).toEqual([
      ['late', ['US HR 2']],
      ['member', ['US HR 1', 'US HR 2']],
    ]);
    await query('delete from "user" where id = $1', late.userId);
  });

  it('are written once when several workers take the same job', async () => {
    await save('All widgets', 'widget');
    await ingest(testBill(1));
    until('Daily');
    const [reader] = await queueDue();
    if (reader === undefined) throw new Error('Nobody is due.');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => sendDigest(deps(), reader)));
    expect(outcomes.toSorted()).toEqual(['not due', 'not due', 'not due', 'queued']);
    expect(await mails()).toHaveLength(1);
  });

  it('are written completely or not at all when a worker dies', async () => {
    await save('All widgets', 'widget');
    await ingest(testBill(1));
    until('Daily');
    const [reader] = await queueDue();
    if (reader === undefined) throw new Error('Nobody is due.');
    const dying = {
      ...deps(),
      ids: {
        newId: () => {
          throw new Error('killed');
        },
      },
    };
    await expect(sendDigest(dying, reader)).rejects.toThrow('killed');
    expect(await mails()).toEqual([]);
    expect((await query('select * from reported_alerts')).rows).toEqual([]);
    after(60);
    expect(await tick()).toEqual(['queued']);
    expect(await told()).toEqual([['member', ['US HR 1']]]);
  });

  it('list fifty documents and count the rest', async () => {
    await save('All widgets', 'widget');
    await ingest(...Array.from({ length: 53 }, (_, index) => testBill(index + 1)));
    until('Daily');
    await tick();
    const [mail] = await mails();
    expect(mail?.subject).toBe('53 new alerts: Widgets');
    expect(new Set(mail?.text.match(/US HR \d+/g)).size).toBe(50);
    expect(mail?.text).toContain('and 3 more');
  });
});
