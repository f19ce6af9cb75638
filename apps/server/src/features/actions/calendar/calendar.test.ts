import type { Action } from '@rotunda/contract';
import { calendarFeeds, user } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const DAY = 86_400;

describe('Calendar files and feeds of actions', () => {
  const { api, member, other } = workspaceTest(
    { member: 'member', other: 'member' },
    { emptied: ['actions', 'calendar_feeds'] },
  );
  let now: number;
  beforeAll(async () => {
    now = api.deps.clock.now();
  });

  async function make(changes: object = {}, by = member): Promise<Action> {
    const body = { name: 'Budget, briefing', startTime: now, endTime: now + 3600, ...changes };
    return (await api.call(by.token, 'POST', '/actions', body)).body as Action;
  }
  const importFile = (ics: string) =>
    api.call(member.token, 'POST', '/actions/import-ics', { ics, timeZone: 'America/New_York' });
  const find = async () =>
    (await api.call(member.token, 'POST', '/actions/get-actions', {})).body as { results: Action[]; total: number };
  /** Requests the URL without a session, as a calendar program does. */
  async function get(url: string, token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await api.app.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body.replace(/\r\n /g, '') };
  }
  const makeFeed = async (by = member) =>
    ((await api.call(by.token, 'POST', '/calendar-feed')).body as { path: string }).path;

  it('downloads an action as an .ics file with its URL and its own file name', async () => {
    const made = await make({ summary: 'Bring; the\nfigures', type: 'socialMedia' });
    const file = await get(`/api/actions/${made._id}/ics`, member.token);
    expect(file).toMatchObject({ status: 200, type: expect.stringContaining('text/calendar') });
    const start = new Date(now * 1000).toISOString().replace(/[-:]|\.000/g, '');
    for (const line of [
      `UID:${made._id}@rotunda`,
      `DTSTART:${start}`,
      'SUMMARY:Budget\\, briefing',
      'DESCRIPTION:Bring\\; the\\nfigures',
      'CATEGORIES:Social Media',
      'SEQUENCE:0',
    ]) {
      expect(file.text.split('\r\n')).toContain(line);
    }
    expect(file.text).toContain(`/actions?open=${made._id}`);
  });

  it('skips an action when its own exported file is imported', async () => {
    const made = await make();
    const file = await get(`/api/actions/${made._id}/ics`, member.token);
    expect((await importFile(file.text)).body).toMatchObject({ created: 0, skipped: 1 });
  });

  it('runs imports of the same person in turn and answers RATE_LIMITED to further ones', async () => {
    const ics = (uid: string) =>
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `SUMMARY:Call\u202e ${uid}`,
        'DTSTART:20260302T090000Z',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n');
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((uid) => importFile(ics(uid))));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 429, 429]);
    expect(answers.find((answer) => answer.status === 429)?.body).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await importFile(ics('e'))).status).toBe(200);
    // Invalid names in a file are cleaned instead of rejected.
    expect((await find()).results.map((action) => action.name).toSorted()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Call [a-e]$/)]),
    );
    expect(JSON.stringify(await find())).not.toContain('\u202e');
  });

  it('imports each event only once across repeated and concurrent imports', async () => {
    const ics = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Weekly',
      'DTSTART;TZID=America/New_York:20260302T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b',
      'SUMMARY:Day',
      'DTSTART;VALUE=DATE:20260312',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const [first, second] = await Promise.all([importFile(ics), importFile(ics)]);
    const created = [first, second].map((answer) => (answer.body as { created: number }).created);
    expect(created.toSorted()).toEqual([0, 4]);
    expect((await importFile(ics)).body).toMatchObject({ created: 0, skipped: 4 });
    const { results, total } = await find();
    expect(total).toBe(4);
    expect(results.map((action) => action.name)).toEqual(['Weekly', 'Day', 'Weekly', 'Weekly']);
    // 9:00 stays 9:00 across the change to daylight saving time on March 8.
    expect(results.map((action) => new Date(action.startTime * 1000).toISOString().slice(0, 16))).toEqual([
      '2026-03-16T13:00',
      '2026-03-12T04:00',
      '2026-03-09T13:00',
      '2026-03-02T14:00',
    ]);
    expect(results[0]?.attendees).toEqual([member.userId]);
  });

  it('imports the readable events of a file and names the others', async () => {
    const ics = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Good',
      'DTSTART:20260302T090000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b',
      'SUMMARY:Bad',
      'DTSTART;TZID=Nowhere:20260302T090000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const faults = ['Line 7: The time zone “Nowhere” of the event “Bad” is unknown.'];
    expect(await importFile(ics)).toMatchObject({ status: 200, body: { created: 1, skipped: 0, faulty: 1, faults } });
    expect((await find()).results.map(({ name }) => name)).toEqual(['Good']);
  });

  it('reads costly recurrence rules without blocking other requests, and names their events', async () => {
    const costly = Array.from({ length: 40 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `SUMMARY:Never ${index}`,
      'DTSTART:20060101T000000Z',
      'RRULE:FREQ=SECONDLY;COUNT=99999999;BYSECOND=0',
      'END:VEVENT',
    ]).flat();
    let isRefused = false;
    const hostile = importFile(['BEGIN:VCALENDAR', ...costly, 'END:VCALENDAR'].join('\r\n')).finally(() => {
      isRefused = true;
    });
    let answered = 0;
    while (!isRefused) {
      expect((await get('/api/health')).status).toBe(200);
      answered += 1;
    }
    // Reading on the main thread would have blocked all but the first request.
    expect(answered).toBeGreaterThan(5);
    expect(await hostile).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { ics: 'Line 2: The event “Never 0” repeats more than 1,000 times.' } },
    });
    expect((await find()).total).toBe(0);
  });

  const eventFile = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

  it('updates the action of an event when a later file has a higher sequence, and never goes back', async () => {
    const first = eventFile('SUMMARY:Markup', 'SEQUENCE:1', 'DTSTART:20260312T150000Z', 'DURATION:PT1H');
    const moved = eventFile('SUMMARY:Markup, moved', 'SEQUENCE:2', 'DTSTART:20260313T150000Z', 'DURATION:PT1H');
    await importFile(first);
    expect((await importFile(moved)).body).toMatchObject({ created: 0, updated: 1, skipped: 0 });
    const after = { name: 'Markup, moved', startTime: Date.UTC(2026, 2, 13, 15) / 1000 };
    expect((await find()).results).toMatchObject([after]);
    expect((await importFile(first)).body).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect((await importFile(moved)).body).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect((await find()).results).toMatchObject([after]);
  });

  it('keeps what a user wrote in an action when a newer version of its event arrives', async () => {
    const version = (sequence: number, hour: number) =>
      eventFile('SUMMARY:Markup', 'DESCRIPTION:Agenda', `SEQUENCE:${sequence}`, `DTSTART:20260312T${hour}0000Z`);
    await importFile(version(1, 15));
    const [action] = (await find()).results;
    const updates = { summary: 'They will vote yes.' };
    await api.call(member.token, 'PATCH', `/actions/${action?._id}`, { updates });
    expect((await importFile(version(2, 16))).body).toMatchObject({ updated: 1 });
    const startTime = Date.UTC(2026, 2, 12, 16) / 1000;
    expect((await find()).results).toMatchObject([{ summary: 'They will vote yes.', startTime }]);
  });

  it('names the action of an event that a later file cancels, and of a date that a series no longer has', async () => {
    const weekly = (...lines: string[]) =>
      eventFile('SUMMARY:Weekly', 'DTSTART:20260302T150000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', ...lines);
    await importFile(weekly('SEQUENCE:1'));
    expect((await importFile(weekly('SEQUENCE:2', 'EXDATE:20260309T150000Z'))).body).toMatchObject({
      created: 0,
      canceled: 1,
    });
    const names = async () => (await find()).results.map(({ name }) => name);
    expect(await names()).toEqual(['Weekly', 'Canceled: Weekly', 'Weekly']);
    const cancel = eventFile('SEQUENCE:3').replace('VCALENDAR\r\n', 'VCALENDAR\r\nMETHOD:CANCEL\r\n');
    expect((await importFile(cancel)).body).toMatchObject({ created: 0, canceled: 2 });
    expect(await names()).toEqual(['Canceled: Weekly', 'Canceled: Weekly', 'Canceled: Weekly']);
  });

  it('names canceled events that it left out, but not the dates that a series excludes', async () => {
    const off = eventFile('SUMMARY:Site visit', 'STATUS:CANCELLED', 'DTSTART:20260305T150000Z');
    expect((await importFile(off)).body).toMatchObject({
      created: 0,
      canceled: 0,
      notes: ['1 canceled event (“Site visit”) was not imported.'],
    });
    const excluding = eventFile(
      'SUMMARY:Weekly',
      'DTSTART:20260302T150000Z',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20260309T150000Z',
    );
    expect((await importFile(excluding)).body).toMatchObject({ created: 2, notes: [] });
    expect((await importFile(off)).body).toMatchObject({ canceled: 2, notes: [] });
  });

  it('moves the actions of a series whose time changed instead of adding others', async () => {
    const weekly = (sequence: number, hour: number) =>
      eventFile(`SEQUENCE:${sequence}`, `DTSTART:20260302T${hour}0000Z`, 'RRULE:FREQ=WEEKLY;COUNT=3');
    await importFile(weekly(1, 15));
    expect((await importFile(weekly(2, 17))).body).toMatchObject({ created: 0, updated: 3, canceled: 0 });
    expect((await find()).results.map(({ startTime }) => new Date(startTime * 1000).getUTCHours())).toEqual([
      17, 17, 17,
    ]);
  });

  it('sends an all-day event out as the days it came in with, until its time is changed', async () => {
    await importFile(eventFile('SUMMARY:Recess', 'DTSTART;VALUE=DATE:20260312', 'DTEND;VALUE=DATE:20260314'));
    const [action] = (await find()).results;
    const file = async () => (await get(`/api/actions/${action?._id}/ics`, member.token)).text.split('\r\n');
    expect(await file()).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260312', 'DTEND;VALUE=DATE:20260314']));
    const updates = { startTime: now, endTime: now + 3600 };
    await api.call(member.token, 'PATCH', `/actions/${action?._id}`, { updates });
    expect((await file()).some((line) => line.includes('VALUE=DATE'))).toBe(false);
  });

  it('serves actions its owner attends or created as a feed that needs no session', async () => {
    await make({ name: 'Mine' });
    await make({ name: 'Attended', attendees: [member.userId] }, other);
    await make({ name: 'Not mine' }, other);
    await make({ name: 'Long ago', startTime: now - 500 * DAY, endTime: now - 500 * DAY });
    const feed = await get(await makeFeed());
    expect(feed.status).toBe(200);
    const names = feed.text.split('\r\n').filter((line) => line.startsWith('SUMMARY:'));
    expect(names.toSorted()).toEqual(['SUMMARY:Attended', 'SUMMARY:Mine']);
    expect((await api.call(member.token, 'GET', '/calendar-feed')).body).toEqual({
      feed: { createdAt: expect.any(Number), lastReadAt: expect.any(Number) },
    });
  });

  it('stores no feed secret and answers 404 for guessed, revoked and replaced addresses', async () => {
    const path = await makeFeed();
    const stored = await api.deps.database.select().from(calendarFeeds);
    const secret = Buffer.from(path.slice('/api/calendar/'.length, -'.ics'.length), 'base64url').subarray(16);
    expect(JSON.stringify(stored)).not.toContain(secret.toString('hex'));
    const guessed = path.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics'));
    expect((await get(guessed)).status).toBe(404);
    const next = await makeFeed();
    expect((await get(path)).status).toBe(404);
    expect((await get(next)).status).toBe(200);
    await api.call(member.token, 'DELETE', '/calendar-feed');
    expect((await get(next)).status).toBe(404);
    expect((await api.call(member.token, 'GET', '/calendar-feed')).body).toEqual({ feed: null });
  });

  it('stops serving the feed of a deactivated user', async () => {
    const path = await makeFeed(other);
    expect((await get(path)).status).toBe(200);
    await api.deps.database.update(user).set({ isActive: false }).where(eq(user.id, other.userId));
    await api.settled();
    expect((await get(path)).status).toBe(404);
  });
});
