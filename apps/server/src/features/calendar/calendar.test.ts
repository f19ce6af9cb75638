import type { CalendarEvent, CalendarFeed } from '@rotunda/contract';
import {
  type CqScheduleRecord,
  cqFusionId,
  type HearingRecord,
  type RegulationRecord,
  type SourceRecord,
} from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const NEW_YORK = 'America/New_York';
const at = (text: string) => Date.parse(text) / 1000;
const hearing = (id: string, changes: Partial<HearingRecord> = {}): HearingRecord => ({
  kind: 'hearing',
  fusionId: `hearing-us-119-${id}`,
  part: 'main',
  isoCode: 'us',
  eventId: id,
  eventType: 'committee_hearing',
  title: `Hearing ${id}`,
  date: '2026-03-10',
  chamber: 'lower',
  ...changes,
});
const rule = (id: string, commentEndDates: string[], changes: Partial<RegulationRecord> = {}): RegulationRecord => ({
  kind: 'regulation',
  fusionId: `rule-${id}`,
  part: 'main',
  isoCode: 'us',
  title: `Rule ${id}`,
  regulationDocumentType: 'Proposed Rule',
  commentEndDates,
  ...changes,
});
const licensed = (changes: Partial<CqScheduleRecord> = {}): CqScheduleRecord => ({
  kind: 'cq-schedule',
  fusionId: cqFusionId('schedule', 's-1'),
  part: 'main',
  sourceUpdatedTs: 179e7,
  scheduleId: 's-1',
  title: 'Licensed',
  displayDate: {
    ts: at('2026-03-12T00:00:00Z'),
    hasTime: false,
  },
  type: 'Markup',
  sponsors: [],
  agendas: [],
  ...changes,
});

const { api, member, second, stranger, ingest } = workspaceTest(
  { member: 'member', second: 'admin', stranger: { role: 'member', of: 'Theirs' } },
  {
    withPipeline: true,
    emptied: [
      'documents',
      'source_facts',
      'document_changes',
      'cq_records',
      'hearing_bills',
      'actions',
      'projects',
      'event_feeds',
    ],
  },
);
const ask = (input: object, token = member.token) =>
  api.call(token, 'POST', '/documents/cq/events', { startDate: '2026-03-01', endDate: '2026-03-31', ...input });
const getEvents = async (input: object = {}, token = member.token) => {
  const answer = await ask(input, token);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return (answer.body as { events: CalendarEvent[] }).events;
};
const titles = async (input: object = {}, token = member.token) =>
  (await getEvents(input, token)).map(({ title }) => title);
const project = async (fusionIds: string[], name = 'Water') => {
  const { body } = await api.call(member.token, 'POST', '/projects', { name });
  const { _id: projectId } = body as { _id: string };
  const entities = fusionIds.map((fusionId) => ({ projectId, fusionId, documentType: 'Legislation' }));
  if (entities.length > 0) await api.call(member.token, 'POST', '/projects/create-project-entities', entities);
  return projectId;
};
const action = async (name: string, startTime: number, endTime: number, extra: object = {}) => {
  const { body } = await api.call(member.token, 'POST', '/actions', { name, startTime, endTime, ...extra });
  return (body as { _id: string })._id;
};
const everything: SourceRecord[] = [
  testBill(1, { sessionStartOn: '2026-03-03', sessionEndOn: '2026-03-30', sessionName: '119th Congress' }),
  hearing('1', { committees: [{ name: 'Water', fusionId: 'committee-us-hsww' }] }),
  hearing('2', { eventType: 'committee_markup', chamber: 'upper', billFusionIds: ['us-119-hr-1'] }),
  rule('1', ['2026-03-05', '2026-03-20'], { agencies: [{ name: 'Water Office' }, { name: 'Office of Towns' }] }),
];

describe('Calendar events of a range', () => {
  it('list meetings, deadlines, sessions, actions and licensed schedules by day and time', async () => {
    await ingest(...everything, licensed());
    await action('Call', at('2026-03-10T15:00:00Z'), at('2026-03-10T16:00:00Z'));
    expect(await getEvents({ eventTypeCategories: ['comment_deadline'] })).toMatchObject([
      { byline: 'Water Office, Office of Towns', document: { documentType: 'Regulation', fusionId: 'rule-1' } },
    ]);
    expect((await getEvents()).map(({ day, kind, title }) => `${day} ${kind} ${title}`)).toEqual([
      '2026-03-03 session United States: 119th Congress begins',
      '2026-03-10 hearing Hearing 1',
      '2026-03-10 markup Hearing 2',
      '2026-03-10 action Call',
      '2026-03-12 markup Licensed',
      // The original date of a postponed deadline is no longer listed.
      '2026-03-20 comment_deadline Rule 1',
      '2026-03-30 session United States: 119th Congress ends',
    ]);
  });

  it('include floor sessions, which stay when committee hearings are hidden', async () => {
    await ingest(hearing('4', { eventType: 'floor_session', title: 'Session of the Senate', chamber: 'upper' }));
    expect(await getEvents({ showCommitteeHearings: false })).toMatchObject([
      { kind: 'session', title: 'Session of the Senate', document: { fusionId: 'hearing-us-119-4' } },
    ]);
    expect(await titles({ eventTypeCategories: ['hearing', 'markup'] })).toEqual([]);
    expect(await titles({ eventTypeCategories: ['session'], chambers: ['lower'] })).toEqual([]);
  });

  it('are filtered by category, place, chamber and committee, and excluded when they lack the fact', async () => {
    await ingest(...everything, hearing('3', { isoCode: 'us-ny', fusionId: 'hearing-us-ny-3' }), licensed());
    await action('Call', at('2026-03-10T15:00:00Z'), at('2026-03-10T16:00:00Z'));
    expect(await titles({ eventTypeCategories: ['markup'] })).toEqual(['Hearing 2', 'Licensed']);
    expect(await titles({ eventTypeCategories: ['hearing', 'action'], showCommitteeHearings: false })).toEqual([
      'Call',
    ]);
    expect(await titles({ isoCodes: ['us-ny'] })).toEqual(['Hearing 3']);
    expect(await titles({ chambers: ['upper'] })).toEqual(['Hearing 2']);
    const { body } = await ask({ committeeIds: ['committee-us-hsww'] });
    expect(body).toMatchObject({ events: [{ title: 'Hearing 1' }], committees: [{ name: 'Water' }] });
    for (const none of [{ eventTypeCategories: [] }, { isoCodes: [] }, { chambers: [] }, { committeeIds: [] }]) {
      expect(await titles(none), JSON.stringify(none)).toEqual([]);
    }
  });

  it('are filtered by project and tag, including those of bills on a meeting agenda', async () => {
    await ingest(
      ...everything,
      licensed({
        agendas: [{ agendaId: 'a', panels: [], bills: [{ label: 'H.R. 1', fusionId: 'us-119-hr-1' }] }],
      }),
    );
    const projectId = await project(['us-119-hr-1']);
    await action('Call', at('2026-03-10T15:00:00Z'), at('2026-03-10T16:00:00Z'), { projects: [projectId] });
    await action('Other', at('2026-03-11T15:00:00Z'), at('2026-03-11T16:00:00Z'));
    expect(await titles({ projectIds: [projectId] })).toEqual(['Hearing 2', 'Call', 'Licensed']);
    expect(await titles({ projectIds: [] })).toEqual([]);
    expect(await titles({ projectIds: [projectId] }, stranger.token)).toEqual([]);
    const { body } = await api.call(second.token, 'POST', '/tags', { name: `rates ${Date.now()}` });
    const { _id: tagId } = body as { _id: string };
    await api.call(member.token, 'POST', '/entity-metadata', [
      { fusionId: 'rule-1', documentType: 'Regulation', addTagIds: [tagId] },
    ]);
    expect(await titles({ tagIds: [tagId] })).toEqual(['Rule 1']);
    expect(await titles({ tagIds: [tagId] }, stranger.token)).toEqual([]);
  });

  it('require a bounded range and a known time zone', async () => {
    for (const [field, input] of [
      ['endDate', { endDate: '2026-02-28' }],
      ['endDate', { endDate: '2026-05-02' }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
    ] as const) {
      const answer = await ask(input);
      expect(answer, JSON.stringify(input)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
    expect((await ask({ endDate: '2026-05-01' })).status).toBe(200);
    expect((await ask({ startDate: at('2026-03-10T23:00:00Z'), endDate: at('2026-03-11T00:00:00Z') })).status).toBe(
      200,
    );
    expect((await ask({ unknown: 1 })).status).toBe(400);
  });

  it('of the licensed feed and of actions are visible only to entitled organizations', async () => {
    await ingest(licensed());
    await api.deps.database.$client.query('update organization set entitlements = $1 where id = $2', [
      JSON.stringify({ USFederal: false, USStateList: [] }),
      stranger.organizationId,
    ]);
    await api.settled();
    await action('Call', at('2026-03-10T15:00:00Z'), at('2026-03-10T16:00:00Z'));
    expect(await titles()).toEqual(['Call', 'Licensed']);
    expect(await titles({}, stranger.token)).toEqual([]);
  });
});

describe('Calendar days and time zones', () => {
  it('place a meeting on its day where it is, and an action on its day in the requested time zone', async () => {
    await ingest(
      // 11 p.m. on March 31 in Washington is April 1 in London.
      hearing('late', { date: '2026-03-31', ts: at('2026-04-01T03:00:00Z'), hasStartTime: true }),
      hearing('day', { date: '2026-03-31' }),
    );
    await action('Call', at('2026-04-01T03:00:00Z'), at('2026-04-01T04:00:00Z'));
    const days = async (timeZone: string) =>
      (await getEvents({ timeZone, endDate: '2026-04-02' })).map(({ title, day }) => `${title} ${day}`);
    const meetings = ['Hearing day 2026-03-31', 'Hearing late 2026-03-31'];
    expect((await days(NEW_YORK)).toSorted()).toEqual(['Call 2026-03-31', ...meetings]);
    expect(await days('Europe/London')).toEqual([...meetings, 'Call 2026-04-01']);
    expect(await titles({ timeZone: 'Europe/London' })).toEqual(['Hearing day', 'Hearing late']);
    expect(await getEvents({ timeZone: 'Europe/London' })).toMatchObject([{ timeZone: null }, { timeZone: NEW_YORK }]);
  });

  it('handle days of 23 and 25 hours at daylight saving changes', async () => {
    const hours = [
      ['spring before', '2026-03-08T04:59:59Z'],
      ['spring first', '2026-03-08T05:00:00Z'],
      ['spring last', '2026-03-09T03:59:59Z'],
      ['spring after', '2026-03-09T04:00:00Z'],
      ['autumn first', '2026-11-01T04:00:00Z'],
      ['autumn last', '2026-11-02T04:59:59Z'],
      ['autumn after', '2026-11-02T05:00:00Z'],
    ] as const;
    for (const [name, moment] of hours) await action(name, at(moment), at(moment));
    const of = (day: string) => titles({ startDate: day, endDate: day, timeZone: NEW_YORK });
    expect(await of('2026-03-08')).toEqual(['spring first', 'spring last']);
    expect(await of('2026-11-01')).toEqual(['autumn first', 'autumn last']);
  });

  it('span a multi-day action to its last day, without the next day when it ends at midnight', async () => {
    await action('Trip', at('2026-02-27T15:00:00Z'), at('2026-03-03T00:00:00Z'));
    await action('Before', at('2026-02-27T15:00:00Z'), at('2026-03-01T00:00:00Z'));
    expect(await getEvents()).toMatchObject([{ title: 'Trip', day: '2026-02-27', lastDay: '2026-03-02' }]);
  });
});

describe('Calendar event feed', () => {
  const made = async (filters: object = {}, token = member.token) => {
    const { status, body } = await api.call(token, 'POST', '/calendars/feeds', { name: 'Hearings', filters });
    expect(status).toBe(201);
    return body as CalendarFeed & { path: string };
  };
  // Calendar programs send no token.
  const read = (path: string) => api.app.inject({ method: 'GET', url: path });
  const near = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

  it('serves the events its owner sees through its filters, with all-day events as dates', async () => {
    const day = near();
    await ingest(
      hearing('1', { date: day, title: 'Budget,\nfirst part', location: 'Room 1; left', meetingStatus: 'Canceled' }),
      rule('1', [day]),
    );
    const { path, filters } = await made({ eventTypeCategories: ['hearing'] });
    expect(filters).toEqual({ eventTypeCategories: ['hearing'], showCommitteeHearings: true });
    const answer = await read(path);
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    const body = answer.body.replaceAll('\r\n ', '');
    expect(body).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(body).toContain(String.raw`SUMMARY:Canceled: Budget\, first part`);
    expect(body).toContain(String.raw`LOCATION:Room 1\; left`);
    expect(body).toContain('STATUS:CANCELLED');
    expect(body).toContain('/schedule/hearing-us-119-1');
    expect(body).not.toContain('Rule 1');
  });

  it('keeps a postponed meeting visible, as tentative and under its status', async () => {
    await ingest(
      hearing('1', { date: near(), title: 'POSTPONED: Budget', meetingStatus: 'Scheduled' }),
      hearing('2', { date: near(), title: 'Water', meetingStatus: 'Rescheduled' }),
    );
    const { path } = await made();
    const { body } = await read(path);
    expect(body.match(/^(?:STATUS|SUMMARY):.*$/gm)?.map((line) => line.trim())).toEqual([
      'SUMMARY:POSTPONED: Budget',
      'STATUS:TENTATIVE',
      'SUMMARY:Rescheduled: Water',
    ]);
  });

  it('stops when it is revoked, which only its owner can do', async () => {
    const { path, _id } = await made();
    expect((await api.call(second.token, 'DELETE', `/calendars/feeds/${_id}`)).status).toBe(404);
    expect((await read(path)).statusCode).toBe(200);
    const { body } = await api.call(member.token, 'GET', '/calendars/feeds');
    expect(body).toMatchObject({ results: [{ _id, name: 'Hearings', lastReadAt: expect.any(Number) }] });
    expect((await api.call(member.token, 'DELETE', `/calendars/feeds/${_id}`)).status).toBe(200);
    expect((await read(path)).statusCode).toBe(404);
    expect((await read('/api/calendar/events/none.ics')).statusCode).toBe(404);
    expect((await read(path.replace(/.{4}\.ics$/, 'aaaa.ics'))).statusCode).toBe(404);
  });

  it('is limited to twenty per person', async () => {
    for (let count = 0; count < 20; count += 1) await made();
    const refused = await api.call(member.token, 'POST', '/calendars/feeds', { name: 'More', filters: {} });
    expect(refused).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
    await made({}, second.token);
  });
});
