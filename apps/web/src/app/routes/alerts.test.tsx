import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { EventTopic, LiveEvent, SearchAlert } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAlert, buildCard, buildFlags, buildSavedSearch, buildSession } from '../../testing/builders.ts';
import { getRenderedProps } from '../../testing/get-rendered-props.ts';
import { createFakeServer, Refusal, type Answers } from '../../testing/fake-server.ts';
import '../../testing/render-app.tsx';
import { rowSlots } from '../../shared/ui/list-row-root.ts';
import { App } from '../app.tsx';
import { createTestUser } from '../../testing/test-user.ts';

const PROJECT = { id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01', name: 'Algorithmic pricing' };
const SEARCH = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a02';

/** Simulates the server's alerts with working filters, counts and toggles, so that the results can be compared. */
function createBackend(titles: readonly string[]) {
  const make = (title: string, at: number): SearchAlert =>
    buildAlert({
      _id: `5b0f1f9c-7c1a-4f5e-8a53-${String(at).padStart(12, '0')}`,
      projectId: PROJECT.id,
      savedSearchIds: [SEARCH],
      discoveryTs: 1_773_300_000 + at,
      document: buildCard({ fusionId: `us-119-hr-${at}`, localityExternalId: `US HR ${at}`, title }),
      fusionId: `us-119-hr-${at}`,
    });
  const state = { alerts: titles.map((title, index) => make(title, 100 - index)), refuses: false };
  const counts = () => {
    const relevant = state.alerts.filter((alert) => !alert.markedIrrelevant);
    const figures = { total: relevant.length, unread: relevant.filter((alert) => !alert.markedRead).length };
    return {
      projects: [{ projectId: PROJECT.id, ...figures, irrelevant: state.alerts.length - relevant.length }],
      savedSearches: [{ savedSearchId: SEARCH, ...figures }],
      unread: figures.unread,
    };
  };
  const set = (fusionIds: readonly string[], changes: Partial<SearchAlert>) => {
    if (state.refuses) throw new Refusal('UNAVAILABLE');
    state.alerts = state.alerts.map((one) => (fusionIds.includes(one.fusionId) ? { ...one, ...changes } : one));
    return { changed: [], counts: counts() };
  };
  const getIds = (input: { fetchOptions: readonly { fusionId: string }[] } | object) =>
    'fetchOptions' in input ? input.fetchOptions.map((one) => one.fusionId) : [];
  const answers: NonNullable<Answers['alerts']> = {
    getCounts: counts,
    getSearchAlerts: ({ read, irrelevant, offset = 0, limit = 25 }) => {
      const found = state.alerts
        .filter((alert) => alert.markedIrrelevant === (irrelevant ?? false))
        .filter((alert) => (read ?? 'all') === 'all' || String(alert.markedRead) === read)
        .toSorted((a, b) => b.discoveryTs - a.discoveryTs);
      const unread = found.filter((alert) => !alert.markedRead).length;
      return { results: found.slice(offset, offset + limit), total: found.length, unread };
    },
    toggleSearchAlertRead: (input) => set(getIds(input), { markedRead: input.toggleValue }),
    toggleSearchAlertsIrrelevant: (input) => set(getIds(input), { markedIrrelevant: input.toggleValue }),
    markSearchAlertsRead: () => {
      const unread = state.alerts.filter((alert) => !alert.markedRead && !alert.markedIrrelevant);
      const answer = set(
        unread.map((alert) => alert.fusionId),
        { markedRead: true },
      );
      return {
        ...answer,
        changed: unread.map(({ fusionId, projectId, markedIrrelevant }) => ({
          fusionId,
          projectId,
          markedRead: true,
          markedIrrelevant,
        })),
      };
    },
    markSearchAlertsUnRead: (input) => set(getIds(input), { markedRead: false }),
  };
  return {
    state,
    answers,
    counts,
    arrive: (title: string, at: number) => {
      state.alerts = [make(title, at), ...state.alerts];
    },
  };
}

type Backend = ReturnType<typeof createBackend>;
let backend: Backend;
beforeEach(() => {
  backend = createBackend(['Rent software', 'Fee disclosure', 'Screening reports']);
});

function renderAlerts(address = '/alerts', role: 'member' | 'viewer' = 'member', flags = buildFlags()) {
  localStorage.setItem('rotunda.token', 'test-token');
  const savedSearches = () => {
    const [own] = backend.counts().savedSearches;
    const { total = 0, unread = 0 } = own ?? {};
    return [buildSavedSearch({ _id: SEARCH, projectId: PROJECT.id, projectName: PROJECT.name, total, unread })];
  };
  const { api, calls } = createFakeServer({
    identity: { getSession: () => buildSession({ user: { role }, flags }) },
    alerts: backend.answers,
    savedSearches: { find: () => ({ results: savedSearches(), total: 1 }) },
  });
  const handlers = new Map<EventTopic, Set<(event: LiveEvent) => void>>();
  const events = {
    on: (topic: EventTopic, handler: (event: LiveEvent) => void) => {
      const ofTopic = handlers.get(topic) ?? new Set();
      handlers.set(topic, ofTopic.add(handler));
      return () => ofTopic.delete(handler);
    },
    onReset: () => () => {},
    isLost: () => false,
    onLost: () => () => {},
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const result = render(<App api={{ ...api, events }} history={history} />);
  const emit = (topic: EventTopic) =>
    act(() => handlers.get(topic)?.forEach((handler) => handler({ topic, ids: { projectId: [PROJECT.id] } })));
  return { ...result, calls, history, emit, user: createTestUser() };
}

const titles = () =>
  [...document.querySelectorAll(`a.${rowSlots.titleLink}`)].map((link) => link.textContent?.replace('Unread: ', ''));
const row = (title: string) => {
  const found = screen.getByRole('link', { name: new RegExp(title) }).closest('li');
  if (found === null) throw new Error(`no row ${title}`);
  return within(found);
};
const figures = () => ({
  header: screen.getByText(/unread of/).textContent,
  badge: screen.getByRole('link', { name: /^Alerts/ }).textContent,
  search: screen.getByRole('button', { name: 'Rent-setting software' }).closest('li')?.textContent,
});

describe('Alerts page', () => {
  it('lists the matches with their saved search, review state and unread count', async () => {
    renderAlerts();
    await screen.findByText('Rent software');
    expect(titles()).toEqual(['Rent software', 'Fee disclosure', 'Screening reports']);
    expect(screen.getByText('3 unread of 3')).toBeInTheDocument();
    expect(row('Rent software').getByText('Rent-setting software')).toBeInTheDocument();
    expect(row('Rent software').getByText('Not reviewed')).toBeInTheDocument();
  });

  it('says that the feature is turned off when its flag is off', async () => {
    renderAlerts('/alerts', 'member', buildFlags({ alertsPage: false }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Feature turned off' })).toBeInTheDocument();
    expect(screen.getByText(/^This feature is turned off for your organization/)).toBeInTheDocument();
  });

  it('marks an alert irrelevant, updates the counts, and Undo restores both', async () => {
    const { user, calls } = renderAlerts();
    await screen.findByText('Rent software');
    const before = { titles: titles(), figures: figures() };
    await user.click(row('Fee disclosure').getByRole('button', { name: 'Mark irrelevant' }));
    await waitFor(() => expect(titles()).toEqual(['Rent software', 'Screening reports']));
    expect(await screen.findByText('2 unread of 2')).toBeInTheDocument();
    expect(await screen.findByText('1 Document marked irrelevant')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect({ titles: titles(), figures: figures() }).toEqual(before));
    const toggles = calls.filter((call) => call.name === 'alerts.toggleSearchAlertsIrrelevant');
    expect(toggles.map((call) => call.input['toggleValue'])).toEqual([true, false]);
    await waitFor(() => expect(backend.counts().unread).toBe(3));
  });

  it('reverts an alert and shows an error when the server refuses to mark it irrelevant', async () => {
    const { user } = renderAlerts();
    await screen.findByText('Rent software');
    const before = { titles: titles(), figures: figures() };
    backend.state.refuses = true;
    await user.click(row('Rent software').getByRole('button', { name: 'Mark irrelevant' }));
    expect(await screen.findByText('An error occured changing irrelevant status.')).toBeInTheDocument();
    await waitFor(() => expect({ titles: titles(), figures: figures() }).toEqual(before));
  });

  it('marks a single alert read and unread again', async () => {
    const { user } = renderAlerts();
    await screen.findByText('Rent software');
    await user.click(row('Rent software').getByRole('button', { name: 'Mark read' }));
    expect(await screen.findByText('Successfully marked read.')).toBeInTheDocument();
    expect(await screen.findByText('2 unread of 3')).toBeInTheDocument();
    await user.click(row('Rent software').getByRole('button', { name: 'Mark unread' }));
    expect(await screen.findByText('Successfully marked unread.')).toBeInTheDocument();
    expect(await screen.findByText('3 unread of 3')).toBeInTheDocument();
  });

  it('marks several alerts irrelevant with a single message', async () => {
    const { user } = renderAlerts();
    await screen.findByText('Rent software');
    await user.click(screen.getByRole('checkbox', { name: 'Select US HR 100' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select US HR 99' }));
    const bar = within(await screen.findByRole('region', { name: '2 selected' }));
    await user.click(bar.getByRole('button', { name: 'Mark irrelevant' }));
    await waitFor(() => expect(titles()).toEqual(['Screening reports']));
    expect(await screen.findByText('Successfully marked irrelevant.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('marks all alerts read, and Undo marks only those unread again', async () => {
    const { user } = renderAlerts();
    await screen.findByText('Rent software');
    await user.click(row('Fee disclosure').getByRole('button', { name: 'Mark read' }));
    await screen.findByText('2 unread of 3');
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByText('0 unread of 3')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 unread of 3')).toBeInTheDocument();
    await waitFor(() => expect(backend.state.alerts.map((alert) => alert.markedRead)).toEqual([false, true, false]));
  });

  it('announces new alerts without moving the rows and shows them on request', async () => {
    const { user, emit } = renderAlerts();
    await screen.findByText('Rent software');
    backend.arrive('Newest bill', 200);
    backend.arrive('Newer still', 201);
    emit('alerts.changed');
    expect(await screen.findByText('2 new alerts')).toBeInTheDocument();
    expect(titles()).toEqual(['Rent software', 'Fee disclosure', 'Screening reports']);
    expect(await screen.findByText('5 unread of 5')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: /^Alerts/ })).toHaveTextContent('5'));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Newer still', 'Newest bill']));
    await waitFor(() => expect(screen.queryByText('2 new alerts')).toBeNull());
  });

  it('does not re-render the other rows when an alert is opened and marked read', async () => {
    const { user } = renderAlerts();
    const other = await screen.findByRole('link', { name: /Screening reports/ });
    const before = getRenderedProps(other);
    await user.click(screen.getByRole('link', { name: /Rent software/ }));
    await waitFor(() => expect(backend.counts().unread).toBe(2));
    expect(await screen.findByText('2 unread of 3')).toBeInTheDocument();
    expect(getRenderedProps(other)).toBe(before);
  });

  it('marks an opened alert read without a message and keeps it in the Unread list', async () => {
    const { user, history, emit } = renderAlerts('/alerts?read=unread');
    await user.click(await screen.findByRole('link', { name: /Fee disclosure/ }));
    await waitFor(() => expect(history.location.search).toContain('open=us-119-hr-99'));
    await waitFor(() =>
      expect(backend.state.alerts.find((alert) => alert.fusionId === 'us-119-hr-99')?.markedRead).toBe(true),
    );
    emit('alerts.changed');
    await waitFor(() => expect(screen.getByText('2 unread of 3')).toBeInTheDocument());
    expect(titles()).toEqual(['Rent software', 'Fee disclosure', 'Screening reports']);
    expect(screen.queryByText('Successfully marked read.')).toBeNull();
  });

  it('moves with j and k, marks irrelevant with e and read with r', async () => {
    const { user } = renderAlerts();
    await screen.findByText('Rent software');
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: /Fee disclosure/ })).toHaveFocus();
    await user.keyboard('r');
    await screen.findByText('2 unread of 3');
    await user.keyboard('e');
    await waitFor(() => expect(titles()).toEqual(['Rent software', 'Screening reports']));
    await waitFor(() => expect(screen.getByRole('link', { name: /Screening reports/ })).toHaveFocus());
  });

  it('gives a viewer no controls, and opening an alert does not mark it read', async () => {
    const { user, calls } = renderAlerts('/alerts', 'viewer');
    await user.click(await screen.findByRole('link', { name: /Rent software/ }));
    expect(screen.queryByRole('button', { name: 'Mark irrelevant' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(calls.map((call) => call.name)).not.toContain('alerts.toggleSearchAlertRead');
  });

  it('shows an error with Retry when the alerts cannot be fetched', async () => {
    const answer = backend.answers.getSearchAlerts;
    backend.answers.getSearchAlerts = () => {
      throw new Refusal('CONFLICT');
    };
    const { user } = renderAlerts();
    expect(await screen.findByText('Error fetching project alerts')).toBeInTheDocument();
    if (answer) backend.answers.getSearchAlerts = answer;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Rent software')).toBeInTheDocument();
  });

  it('counts irrelevant alerts under Irrelevant and never as unread', async () => {
    const { user } = renderAlerts();
    await screen.findByText('Rent software');
    await user.click(row('Fee disclosure').getByRole('button', { name: 'Mark irrelevant' }));
    await screen.findByText('2 unread of 2');
    await user.click(screen.getByRole('button', { name: 'Irrelevant' }));
    expect(await screen.findByText('1 irrelevant')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Fee disclosure']));
    expect(screen.queryByText(/unread of/)).toBeNull();
    expect(screen.queryByText('1 unread')).toBeNull();
    await user.click(row('Fee disclosure').getByRole('button', { name: 'Mark relevant' }));
    expect(await screen.findByText('0 irrelevant')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByText('3 unread of 3')).toBeInTheDocument();
  });

  it('shows an error with Retry in the flyout when an alert from another page cannot be fetched', async () => {
    let isDown = true;
    backend.answers.getSearchAlert = () => {
      if (isDown) throw new Refusal('CONFLICT');
      const [alert] = backend.state.alerts;
      if (alert === undefined) throw new Refusal('NOT_FOUND');
      return { ...alert, fusionId: 'us-119-hr-7', matchingDocuments: [], alertActivities: [] };
    };
    const { user, calls } = renderAlerts(`/alerts?open=us-119-hr-7&in=${PROJECT.id}`);
    expect(await screen.findByText(/^Error fetching document\. Please try to refresh/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.filter((call) => call.name === 'alerts.getSearchAlert')).toHaveLength(2));
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('documents.getLegislation'));
  });

  it('says why the list is empty', async () => {
    backend.state.alerts = [];
    renderAlerts('/alerts?read=irrelevant');
    expect(await screen.findByText('Nothing marked irrelevant')).toBeInTheDocument();
  });
});
