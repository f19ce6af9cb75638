import type { CalendarEvent } from '@rotunda/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import { type Answers, Refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { buildSchedule } from '../../testing/schedule-builder.ts';

const event = (id: string, day: string, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  eventId: id,
  kind: 'hearing',
  title: `Hearing ${id}`,
  day,
  lastDay: day,
  startTs: null,
  endTs: null,
  document: {
    documentType: 'CQSchedules',
    fusionId: id,
  },
  actionId: null,
  isoCode: 'us',
  chamber: null,
  byline: null,
  location: null,
  status: null,
  timeZone: null,
  ...changes,
});
const found = (events: CalendarEvent[]) => ({ events, isTruncated: false, committees: [] });
const getAnswers = (calendar: NonNullable<Answers['calendar']>, more: Answers = {}): Answers => ({
  identity: { getSession: () => buildSession() },
  ...more,
  calendar,
});
const MONTH = '/resources?day=2026-03-10&view=month';

describe('Month view', () => {
  it('shows events on their days, counts those that do not fit and names the time zone', async () => {
    const many = Array.from({ length: 5 }, (_, n) => event(`n${n}`, '2026-03-12'));
    const trip = event('trip', '2026-03-10', { kind: 'action', title: 'Trip', lastDay: '2026-03-11', document: null });
    renderApp(MONTH, getAnswers({ findEvents: () => found([event('1', '2026-03-10'), trip, ...many]) }));
    const cell = async (name: string) => within(await screen.findByRole('gridcell', { name }));
    const tenth = await cell('Tuesday, March 10, 2026, 2 events');
    expect(tenth.getByRole('button', { name: 'Hearing, Hearing 1' })).toBeVisible();
    expect(
      (await cell('Wednesday, March 11, 2026, 1 event')).getByRole('button', { name: 'Action, Trip' }),
    ).toBeVisible();
    const twelfth = await cell('Thursday, March 12, 2026, 5 events');
    expect(twelfth.getAllByRole('button')).toHaveLength(3);
    expect(twelfth.getByRole('button', { name: '3 more on Thursday, March 12, 2026' })).toHaveTextContent('+3 more');
    expect(screen.getByText(/^Times in /)).toBeVisible();
  });

  it('shows a meeting at the time of its place and names its zone, with any change before the title', async () => {
    const meeting = { startTs: Date.UTC(2026, 2, 10, 20) / 1000, timeZone: 'Pacific/Honolulu', status: 'Postponed' };
    renderApp(MONTH, getAnswers({ findEvents: () => found([event('1', '2026-03-10', meeting)]) }));
    const shown = await screen.findByRole('button', {
      name: 'Hearing, Hearing 1, March 10, 2026 10:00 am HST, Postponed',
    });
    expect(shown).toHaveTextContent('10:00 am HSTPostponedHearing 1');
  });

  it('requests whole weeks, and those of the next month after Next month', async () => {
    const { user, calls, history } = renderApp(MONTH, getAnswers({ findEvents: () => found([]) }));
    expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'April 2026' })).toBeVisible();
    expect(history.location.search).toContain('2026-04-10');
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'calendar.findEvents').map(({ input }) => input)).toMatchObject([
        { startDate: '2026-03-01', endDate: '2026-04-04' },
        { startDate: '2026-03-29', endDate: '2026-05-02' },
      ]),
    );
  });

  it('moves between days with the arrow keys and opens a day with Enter', async () => {
    const { user } = renderApp(MONTH, getAnswers({ findEvents: () => found([event('1', '2026-03-18')]) }));
    const start = await screen.findByRole('gridcell', { name: /March 10, 2026/ });
    start.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /March 11, 2026/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /March 18, 2026/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Wednesday, March 18, 2026' })).toBeVisible();
  });

  it('opens a clicked meeting in the panel', async () => {
    const { user, history } = renderApp(
      MONTH,
      getAnswers(
        { findEvents: () => found([event('hearing-1', '2026-03-10')]) },
        {
          schedules: { get: () => buildSchedule({ title: 'On widgets' }) },
        },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Hearing, Hearing hearing-1' }));
    expect(await screen.findByRole('heading', { name: 'On widgets' })).toBeVisible();
    expect(history.location.search).toContain('open=hearing-1');
  });
});

describe('Agenda view', () => {
  it('lists only days with events, shows cancellations and renders unlinked events as text', async () => {
    const events = [
      event('1', '2026-03-10', { status: 'Canceled', byline: 'Committee on Water', location: 'Room 1' }),
      event('s', '2026-03-12', { kind: 'session', title: 'Wyoming: 2026 Session ends', document: null }),
    ];
    renderApp('/resources?day=2026-03-10&view=agenda', getAnswers({ findEvents: () => found(events) }));
    const tenth = within(await screen.findByRole('region', { name: 'Tuesday, March 10, 2026' }));
    expect(tenth.getByText('Committee on Water · Room 1 · Canceled')).toBeVisible();
    expect(tenth.getByRole('button', { name: 'Canceled: Hearing 1' })).toBeVisible();
    expect(screen.getByText('Wyoming: 2026 Session ends')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Wyoming: 2026 Session ends' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Wednesday, March 11, 2026' })).toBeNull();
  });

  it('says that no event matches the filters and clears them on request', async () => {
    const filters = encodeURIComponent(JSON.stringify({ isoCodes: ['us-wy'] }));
    const { user, calls } = renderApp(
      `/resources?day=2026-03-10&view=agenda&filters=${filters}`,
      getAnswers({ findEvents: () => found([]) }),
    );
    expect(await screen.findByText('No events match these filters in this range')).toBeVisible();
    expect(screen.getByText('Wyoming')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No events in this range')).toBeVisible();
    const inputs = calls.filter(({ name }) => name === 'calendar.findEvents').map(({ input }) => input);
    expect(inputs[0]).toMatchObject({ isoCodes: ['us-wy'] });
    expect(inputs.at(-1)).not.toHaveProperty('isoCodes');
  });

  it('shows an error with Retry, and says when a range has more events than are shown', async () => {
    let isFailing = true;
    const { user } = renderApp(
      '/resources?day=2026-03-10&view=agenda',
      getAnswers({
        findEvents: () => {
          if (isFailing) throw new Refusal('UNAVAILABLE');
          return { ...found([event('1', '2026-03-10')]), isTruncated: true };
        },
      }),
    );
    expect(await screen.findByText('The events could not be loaded.')).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Showing the first 5,000 events of this range/)).toBeVisible();
  });
});

describe('Calendar feeds', () => {
  it('are created from the current filters, show their URL and can be revoked', async () => {
    const feed = {
      _id: '0197b1a0-0000-7000-8000-000000000001',
      name: 'Wyoming',
      createdAt: 177e7,
      lastReadAt: null,
      filters: {
        isoCodes: ['us-wy'],
        showCommitteeHearings: true,
      },
    };
    let feeds = [feed];
    const filters = encodeURIComponent(JSON.stringify({ isoCodes: ['us-wy'] }));
    const { user, calls } = renderApp(
      `/resources?day=2026-03-10&filters=${filters}`,
      getAnswers({
        findEvents: () => found([]),
        findFeeds: () => ({ results: feeds }),
        createFeed: () => ({ ...feed, path: '/api/calendar/events/secret.ics' }),
        revokeFeed: () => {
          feeds = [];
          return { ok: true };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Calendar feeds' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Wyoming');
    await user.click(dialog.getByRole('button', { name: 'Create feed from these filters' }));
    expect(await dialog.findByDisplayValue(/\/api\/calendar\/events\/secret\.ics$/)).toBeVisible();
    expect(calls.find(({ name }) => name === 'calendar.createFeed')?.input).toEqual({
      name: 'Wyoming',
      filters: { isoCodes: ['us-wy'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Revoke Wyoming' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Revoke Wyoming' })).toBeNull());
  });
});
