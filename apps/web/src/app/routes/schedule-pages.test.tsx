import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import { type Answers, Refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { buildAgenda, buildSchedule } from '../../testing/schedule-builder.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const getAnswers = (schedules: NonNullable<Answers['schedules']>): Answers => ({
  identity: { getSession: () => buildSession() },
  schedules,
});
const section = (name: string) => screen.findByRole('region', { name });

describe('Public meeting page', () => {
  it('shows the local start time, the host, the witnesses and the bills', async () => {
    const schedule = buildSchedule({
      displayDate: Date.UTC(2026, 1, 3, 15) / 1e3,
      hasDisplayTime: true,
      status: 'Postponed',
      sponsors: [
        {
          name: 'Committee on Widgets',
          fusionId: 'committee-us-hswi',
        },
        {
          name: 'Committee on Wheels',
          fusionId: null,
        },
      ],
      documents: [
        {
          title: 'Notice',
          url: 'https://example.gov/notice.pdf',
        },
      ],
      agendas: [
        buildAgenda('1', {
          panels: [
            {
              title: 'Panel 1',
              people: [
                {
                  name: 'Ann Lee',
                  position: 'Mayor',
                  organization: 'Larkmere',
                },
              ],
            },
          ],
          bills: [
            {
              label: 'US HR 1',
              title: 'A bill',
              fusionId: 'us-119-hr-1',
              documentType: 'Legislation',
              note: 'Refer to Finance',
              outcome: 'Reported',
            },
            {
              label: 'US HR 2',
              title: null,
              fusionId: null,
              documentType: 'Legislation',
              note: null,
              outcome: null,
            },
          ],
        }),
      ],
    });
    renderApp('/schedule/hearing-1', getAnswers({ get: () => schedule }));
    const details = within(await section('Details'));
    expect(details.getByText('February 3, 2026 10:00 am EST')).toBeVisible();
    expect(details.getByText('Postponed')).toBeVisible();
    expect(details.getByRole('link', { name: 'Committee on Widgets' })).toHaveAttribute(
      'href',
      '/stakeholders/committee/committee-us-hswi',
    );
    expect(details.queryByRole('link', { name: 'Committee on Wheels' })).toBeNull();
    expect(details.getByRole('link', { name: /^Notice/ })).toHaveAttribute('href', 'https://example.gov/notice.pdf');
    const agendas = within(await section('Agendas'));
    expect(agendas.getByText('Ann Lee')).toBeVisible();
    expect(agendas.getByText('Mayor · Larkmere')).toBeVisible();
    expect(agendas.getByRole('link', { name: 'US HR 1' })).toHaveAttribute('href', '/legislation/us-119-hr-1');
    expect(agendas.getByText('US HR 2')).toBeVisible();
    expect(agendas.queryByRole('link', { name: 'US HR 2' })).toBeNull();
  });

  it('says that there are no agendas and no date', async () => {
    renderApp('/schedule/hearing-1', getAnswers({ get: () => buildSchedule() }));
    expect(await screen.findByText('No agendas found for this schedule.')).toBeVisible();
    expect(screen.getByText('Date not stated')).toBeVisible();
  });

  it('links its agenda to the transcript', async () => {
    renderApp(
      '/schedule/hearing-1',
      getAnswers({
        get: () => buildSchedule({ agendas: [buildAgenda('hearing-1/a')] }),
        findTranscripts: (wanted) => ({
          transcripts: Object.keys(wanted).map((agendaId) => ({
            transcriptUid: 'hearing-1-transcript',
            agendaId,
            type: 'Proofread',
            isAi: false,
          })),
        }),
      }),
    );
    expect(await screen.findByRole('link', { name: 'Transcript' })).toHaveAttribute(
      'href',
      '/cq/transcripts/hearing-1-transcript',
    );
  });

  it("creates an action with the meeting's title and start, but not for a viewer", async () => {
    const displayDate = Date.UTC(2026, 1, 3, 15) / 1000;
    const { user, unmount } = renderApp(
      '/schedule/hearing-1',
      getAnswers({ get: () => buildSchedule({ title: 'Markup of:\nH.R. 1', displayDate, hasDisplayTime: true }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Create action' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('Markup of: H.R. 1')).toBeVisible();
    unmount();
    renderApp('/schedule/hearing-1', {
      identity: { getSession: () => buildSession({ user: { role: 'viewer' } }) },
      schedules: { get: () => buildSchedule() },
    });
    expect(await screen.findByText('No agendas found for this schedule.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create action' })).toBeNull();
  });
});

describe('CQ schedule page', () => {
  const licensed = buildSchedule({
    fusionId: 'cq-schedule-s-1',
    title: 'Budget',
    card: null,
    agendas: [
      buildAgenda('a-1', {
        date: day('2026-03-10'),
        notes: 'Bring papers',
      }),
      buildAgenda('a-2', { date: day('2026-03-11') }),
    ],
  });

  it('shows the date range of its agendas and labels transcripts as proofread or written by AI', async () => {
    const { calls } = renderApp(
      '/schedule/cq-schedule-s-1',
      getAnswers({
        get: () => licensed,
        findTranscripts: () => ({
          transcripts: [
            { transcriptUid: 'draft', agendaId: 'a-1', type: 'FirstDraft', isAi: true },
            { transcriptUid: 'checked', agendaId: 'a-1', type: 'Proofread', isAi: false },
            { transcriptUid: 'only draft', agendaId: 'a-2', type: 'FirstDraft', isAi: true },
          ],
        }),
      }),
    );
    const details = within(await section('Details'));
    expect(details.getByText('March 10, 2026 – March 11, 2026')).toBeVisible();
    const links = await screen.findAllByRole('link', { name: 'Transcript' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cq/transcripts/checked',
      '/cq/transcripts/only%20draft',
    ]);
    expect(screen.getByText('(proofread)', { exact: false })).toBeVisible();
    expect(screen.getByText('(first draft, written by AI)', { exact: false })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'schedules.findTranscripts').map(({ input }) => input)).toEqual([
      { 'a-1': 'cq-schedule-s-1', 'a-2': 'cq-schedule-s-1' },
    ]);
    // It is not a public document, so its comments, tags and projects are not requested.
    expect(calls.some(({ name }) => name.startsWith('comments.'))).toBe(false);
  });

  it('shows an error when the transcripts fail and keeps the agendas', async () => {
    const failing = () => {
      throw new Refusal('UNAVAILABLE');
    };
    renderApp('/schedule/cq-schedule-s-1', getAnswers({ get: () => licensed, findTranscripts: failing }));
    expect(await screen.findByText('Error fetching transcripts.')).toBeVisible();
    expect(screen.getByText('Bring papers')).toBeVisible();
  });
});
