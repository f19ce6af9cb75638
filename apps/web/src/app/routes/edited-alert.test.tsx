import { screen, waitFor, within } from '@testing-library/react';
import type { SavedSearch, SearchModel } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProject, buildSavedSearch, buildSession } from '../../testing/builders.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { editAlertAddress } from '../../shared/navigation/discover-address.ts';

const ALERT = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a02';
const NEW_ALERT = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a09';
const PROJECT = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01';
const model = (changes: Partial<SearchModel> = {}): SearchModel => ({
  ...buildSavedSearch().searchModel,
  datasetTypes: ['Legislation'],
  rawTextSearch: 'rent',
  // Derived by the server; Discover derives it again.
  textSearch: 'rent',
  genericSearch: { byLocation: ['us-ca'], lastUpdatedDateRange: null },
  entityMetadata: { priorities: ['High'], positions: [], tagIds: [], projectIds: [] },
  progressiveFilters: {
    Legislation: {
      genericStatusList: ['Introduced'],
      chamber: [],
      billTypeList: [],
      activeSessions: false,
      introducedDateRange: null,
    },
  },
  ...changes,
});

let saved: SavedSearch;
beforeEach(() => {
  saved = buildSavedSearch({ _id: ALERT, projectId: PROJECT, title: 'Rents', searchModel: model() });
});

function answers(): Answers {
  const understood = { explanation: 'Documents with “rent”.', hints: [], enhanced: 'off' as const };
  const empty = { results: [], total: 0 };
  return {
    identity: { getSession: () => buildSession() },
    projects: { find: () => ({ results: [buildProject({ _id: PROJECT, name: 'Housing' })], total: 1 }) },
    tags: { find: () => empty },
    alerts: {
      getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }),
      getSearchAlerts: () => ({ ...empty, unread: 0 }),
    },
    savedSearches: {
      find: () => ({ results: [saved], total: 1 }),
      get: ({ id }) => {
        if (id !== ALERT) throw new Refusal('NOT_FOUND');
        return saved;
      },
      update: ({ searchModel }) => {
        saved = { ...saved, searchModel: model({ rawTextSearch: searchModel?.rawTextSearch ?? '' }) };
        return saved;
      },
      createAlert: ({ title }) => buildSavedSearch({ _id: NEW_ALERT, title, projectId: PROJECT }),
    },
    discover: {
      search: () => ({
        results: [],
        groups: [],
        byType: [],
        total: 0,
        atTotalLimit: false,
        understood,
        facets: null,
        typeCounts: null,
        tookMs: 1,
      }),
      explain: () => ({ total: 0, atTotalLimit: false, understood }),
      preview: () => ({ days: 90, total: 0, atTotalLimit: false, perWeek: [], latest: [] }),
      getPreferences: () => ({}),
      quickHits: () => [],
    },
  };
}

async function renderEdited() {
  const rendered = renderApp(editAlertAddress(saved), answers());
  const bar = within(await screen.findByRole('region', { name: 'Editing alert' }));
  await bar.findByText('Rents');
  const type = async (text: string) => {
    const box = screen.getByRole('textbox', { name: 'Search Discover' });
    await rendered.user.clear(box);
    await rendered.user.type(box, `${text}{Enter}`);
  };
  return { ...rendered, bar, type };
}

describe('Saved alert in Discover', () => {
  it('opens from the alert settings with every saved filter applied', async () => {
    const { user, history } = renderApp(`/alerts?search=${ALERT}`, answers());
    await user.click(await screen.findByRole('button', { name: 'Alert settings' }));
    await user.click(await screen.findByRole('link', { name: 'Edit filters in Discover' }));
    const bar = within(await screen.findByRole('region', { name: 'Editing alert' }));
    await bar.findByText('Rents');
    expect(history.location.pathname).toBe('/discover');
    expect(screen.getByRole('textbox', { name: 'Search Discover' })).toHaveValue('rent');
    expect(screen.getByRole('radio', { name: /^Legislation/ })).toBeChecked();
    for (const name of ['California', 'Introduced', 'High']) {
      expect((await screen.findAllByText(new RegExp(name))).length).toBeGreaterThan(0);
    }
    expect(bar.getByRole('button', { name: 'Update alert' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('is updated with the changes, keeps its other settings and returns to Alerts', async () => {
    const { user, bar, type, calls, history } = await renderEdited();
    await type('rent OR lease');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Update alert' })).toBeEnabled());
    await user.click(bar.getByRole('button', { name: 'Update alert' }));
    expect(await screen.findByText(/^Successfully saved alert settings\./)).toBeInTheDocument();
    const sent = calls.find((call) => call.name === 'savedSearches.update')?.input;
    expect(sent).toMatchObject({
      id: ALERT,
      documentType: 'Legislation',
      searchModel: { ...model(), rawTextSearch: 'rent OR lease', textSearch: '' },
    });
    await waitFor(() => expect(history.location.pathname).toBe('/alerts'));
    expect(history.location.search).toContain(ALERT);
  });

  it('is not updated over a change that someone else saved in the meantime', async () => {
    const base = answers();
    const { user } = renderApp(editAlertAddress(saved), {
      ...base,
      savedSearches: {
        ...base.savedSearches,
        update: ({ version }) => {
          if (version !== 2) throw new Refusal('CONFLICT');
          return saved;
        },
      },
    });
    const bar = within(await screen.findByRole('region', { name: 'Editing alert' }));
    await bar.findByText('Rents');
    const box = screen.getByRole('textbox', { name: 'Search Discover' });
    await user.clear(box);
    await user.type(box, 'lease{Enter}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Update alert' })).toBeEnabled());
    await user.click(bar.getByRole('button', { name: 'Update alert' }));
    expect(await bar.findByRole('alert')).toHaveTextContent('Someone else changed this alert in the meantime.');
    expect(bar.getByRole('button', { name: 'Save as new' })).toBeEnabled();
  });

  it('asks before an update leaves it without text and filters', async () => {
    saved = buildSavedSearch({ ...saved, searchModel: buildSavedSearch().searchModel });
    const { user, bar, calls } = await renderEdited();
    await user.clear(screen.getByRole('textbox', { name: 'Search Discover' }));
    await user.type(screen.getByRole('textbox', { name: 'Search Discover' }), '{Enter}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Update alert' })).toBeEnabled());
    await user.click(bar.getByRole('button', { name: 'Update alert' }));
    const confirm = await screen.findByRole('button', { name: 'Alert me to every document, about 0 a week' });
    expect(calls.map(({ name }) => name)).not.toContain('savedSearches.update');
    await user.click(confirm);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('savedSearches.update'));
  });

  it('can be saved as a new alert without changing the original', async () => {
    const { user, bar, type, calls, history } = await renderEdited();
    await type('lease');
    await user.click(bar.getByRole('button', { name: 'Save as new' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), 'Leases');
    await user.click(dialog.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Housing' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.search).toContain(NEW_ALERT));
    const created = calls.find((call) => call.name === 'savedSearches.createAlert')?.input;
    expect(created).toMatchObject({ title: 'Leases', searchModel: { rawTextSearch: 'lease' } });
    expect(calls.map((call) => call.name)).not.toContain('savedSearches.update');
  });

  it('asks before changes are discarded, by a link or by Cancel', async () => {
    const { user, bar, type, history } = await renderEdited();
    await type('lease');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Update alert' })).toBeEnabled());
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Discover' }));
    expect(history.location.search).toContain(ALERT);
    await user.click(bar.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard unsaved changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(history.location.pathname).toBe('/alerts'));
    expect(saved.searchModel.rawTextSearch).toBe('rent');
  });

  it('shows an error when the alert no longer exists', async () => {
    renderApp(`/discover?alert=${NEW_ALERT}`, answers());
    const bar = within(await screen.findByRole('region', { name: 'Editing alert' }));
    expect(await bar.findByRole('alert')).toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Update alert' })).toBeDisabled();
  });
});
