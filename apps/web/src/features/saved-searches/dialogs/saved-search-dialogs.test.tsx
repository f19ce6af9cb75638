import { screen, waitFor, within } from '@testing-library/react';
import type { Project, SavedSearch } from '@rotunda/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedSearchSettingsDialog } from './saved-search-settings-dialog.tsx';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { ApiProvider } from '../../../shared/api/api-context.tsx';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { buildCard, buildSavedSearch, buildProject, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { createFakeServer, Refusal, type Answers } from '../../../testing/fake-server.ts';
import { NOW_SECONDS, renderUi } from '../../../testing/render-ui.tsx';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

afterEach(() => localStorage.clear());

const PROJECT_ID = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01';
const OTHER_ID = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a03';
const project = (_id: string, name: string) => buildProject({ _id, name });

function answering(projects: Project[] = [project(PROJECT_ID, 'Algorithmic pricing'), project(OTHER_ID, 'Rents')]) {
  const answers: Answers = {
    projects: {
      find: () => ({ results: projects, total: projects.length }),
      create: ({ name }) => project(OTHER_ID, name),
    },
    savedSearches: {
      createAlert: ({ title }) => buildSavedSearch({ title }),
      create: ({ title }) => buildSavedSearch({ ...(title ? { title } : {}), projectId: null, projectName: null }),
      update: ({ id }) => buildSavedSearch({ _id: id }),
      delete: () => ({ ok: true }),
    },
    alerts: {
      moveAlertToProject: () => ({ moved: 1, merged: 0, counts: { projects: [], savedSearches: [], unread: 0 } }),
    },
    discover: {
      preview: ({ searchModel }) => {
        if (searchModel.rawTextSearch?.includes('near/ ')) throw new Refusal('QUERY_FAULT');
        return {
          days: 90,
          total: 1312,
          atTotalLimit: false,
          perWeek: [{ startTs: NOW_SECONDS, count: 7 }],
          latest: [buildCard({ title: 'Rent software bill' })],
        };
      },
    },
  };
  return answers;
}

function renderDialog(dialog: ReactNode, answers: Answers = answering()) {
  const { api, calls } = createFakeServer(answers);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const result = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}>
        <SessionProvider value={buildSession()}>
          <RouterContextProvider router={router}>{dialog}</RouterContextProvider>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...result, calls, inputOf: (name: string) => calls.findLast((call) => call.name === name)?.input };
}

const { searchModel } = buildSavedSearch();
const saveDialog = (changes: Partial<SavedSearch['searchModel']> = {}) => (
  <SaveSearchDialog
    searchModel={{ ...searchModel, ...changes }}
    explanation="Documents with “rent”"
    onClose={() => {}}
  />
);

const PASSAGE = {
  ...{ text: 'The agency shall make grants.', language: 'en' as const },
  ...{ fusionId: 'us-119-hr-1', fnDocumentId: 'us-119-hr-1-ih' },
};

describe('Following a passage', () => {
  it('saves a search with the passage and requests no preview', async () => {
    const { user, inputOf, calls } = renderDialog(
      <SaveSearchDialog searchModel={searchModel} title="Grants" explanation="" passage={PASSAGE} onClose={() => {}} />,
    );
    expect(screen.getByText(PASSAGE.text)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Algorithmic pricing' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputOf('savedSearches.createAlert')).toMatchObject({ title: 'Grants', passage: PASSAGE }),
    );
    expect(calls.map(({ name }) => name)).not.toContain('discover.preview');
  });

  it('shows the passage and its document in the settings and keeps it when they change', async () => {
    const followed = buildSavedSearch({ passage: { ...PASSAGE, source: 'US HR 1' } });
    const { user, inputOf } = renderDialog(<SavedSearchSettingsDialog savedSearch={followed} onClose={() => {}} />);
    expect(screen.getByText('Follows · US HR 1')).toBeVisible();
    expect(screen.getByText(PASSAGE.text)).toBeVisible();
    await user.type(screen.getByLabelText('Title'), ' today');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(inputOf('savedSearches.update')).toBeDefined());
    expect(inputOf('savedSearches.update')).not.toHaveProperty('passage');
  });
});

const WEEK_SECONDS = 7 * 86_400;
const replayOf = (changes: Partial<Replay> = {}): Replay => ({
  ...{ total: 2411, atTotalLimit: false, hasMovingDates: false },
  perWeek: Array.from({ length: 52 }, (_, week) => ({
    startTs: Date.UTC(2025, 2, 10) / 1000 + week * WEEK_SECONDS,
    count: week === 51 ? 31 : 0,
  })),
  latest: [buildCard({ title: 'Rent software bill' })],
  looser: [
    {
      change: { change: 'anywhere', clause: 'rent w/5 software', replacement: 'rent AND software' },
      searchModel: { ...searchModel, rawTextSearch: 'rent AND software' },
      added: { total: 812, atTotalLimit: false },
      examples: [buildCard({ title: 'A bill further apart' })],
    },
    {
      change: { change: 'without-filter', filter: 'locations' },
      ...{ searchModel, added: { total: 0, atTotalLimit: false }, examples: [] },
    },
  ],
  uncounted: 3,
  ...changes,
});
type Replay = Awaited<ReturnType<ApiClient['discover']['replay']>>;

describe('Search replay', () => {
  it('shows the year by week, the newest matches and what looser searches add', async () => {
    const answers = answering();
    answers.discover = { ...answers.discover, replay: () => replayOf({ hasMovingDates: true }) };
    const { user, baseElement } = renderDialog(saveDialog(), answers);
    await user.click(await screen.findByRole('button', { name: 'Replay 12 months' }));
    expect(await screen.findByText('2,411 matches in the last 12 months')).toBeVisible();
    expect(screen.getByText(/applied as of today/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Matches per week: at most 31, in the week of Mar 2, 2026' })).toBeVisible();
    const newest = screen.getByRole('list', { name: 'Newest matches' });
    expect(within(newest).getByRole('link', { name: /Rent software bill/ })).toHaveAttribute('target', '_blank');
    const looser = screen.getByRole('list', { name: 'What a broader search would add' });
    expect(
      within(looser)
        .getAllByText(/^\+/)
        .map((added) => added.textContent),
    ).toEqual(['+812']);
    expect(within(looser).getByRole('link', { name: /A bill further apart/ })).toBeVisible();
    const link = within(looser).getByRole('link', { name: /Open in Discover/ });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"rawTextSearch":"rent AND software"');
    expect(screen.getByText('1 other broader search adds nothing.')).toBeVisible();
    expect(screen.getByText('3 broader searches took too long to count.')).toBeVisible();
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('button', { name: 'View as table' }));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Mar 2, 202631');
    expect(screen.getAllByRole('row')).toHaveLength(53);
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('button', { name: 'Back to 90 days' }));
    expect(await screen.findByText('1,312 matches in the last 90 days')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replay 12 months' })).toHaveFocus();
  });

  it('is stopped by Cancel, which has focus, and by a changed search text', async () => {
    const answers = answering();
    let begun = 0;
    let stopped = 0;
    answers.discover = {
      ...answers.discover,
      replay: (_input, signal) => {
        begun += 1;
        return new Promise(() => signal?.addEventListener('abort', () => (stopped += 1)));
      },
    };
    const { user } = renderDialog(
      <SavedSearchSettingsDialog savedSearch={buildSavedSearch()} onClose={() => {}} />,
      answers,
    );
    await user.click(await screen.findByRole('button', { name: 'Replay 12 months' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel replay' });
    await waitFor(() => expect(begun).toBe(1));
    expect(cancel).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1,312 matches in the last 90 days')).toBeVisible();
    await waitFor(() => expect(stopped).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Replay 12 months' }));
    expect(await screen.findByRole('button', { name: 'Cancel replay' })).toBeVisible();
    await waitFor(() => expect(begun).toBe(2));
    await user.type(screen.getByLabelText('Search text'), ' software');
    expect(await screen.findByText('1,312 matches in the last 90 days')).toBeVisible();
    await waitFor(() => expect(stopped).toBe(2));
  });

  it('says that nothing was found, or shows an error with Retry', async () => {
    const answers = answering();
    let attempts = 0;
    answers.discover = {
      ...answers.discover,
      replay: () => {
        attempts += 1;
        if (attempts === 1) throw new Refusal('SEARCH_TOO_SLOW');
        return replayOf({ total: 0, latest: [], looser: [], uncounted: 0 });
      },
    };
    const { user } = renderDialog(saveDialog(), answers);
    await user.click(await screen.findByRole('button', { name: 'Replay 12 months' }));
    expect(await screen.findByText('The last 12 months could not be replayed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Nothing in the last 12 months/)).toBeVisible();
    expect(screen.getByText('No broader search adds a match.')).toBeVisible();
  });
});

describe('Save search dialog', () => {
  it('previews what the search would have found, in words and by week', async () => {
    const { baseElement } = renderDialog(saveDialog({ datasetTypes: ['Regulation'] }));
    expect(await screen.findByText('1,312 matches in the last 90 days')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Matches per week.*7/ })).toBeInTheDocument();
    expect(screen.getByText('Rent software bill')).toBeInTheDocument();
    expect(screen.getByText('Documents with “rent”')).toBeInTheDocument();
    expect(screen.getByText('Regulation')).toBeInTheDocument();
    await expectAccessible(baseElement);
  });

  it('sends title, project, type and the whole search, and confirms it', async () => {
    const { user, inputOf } = renderDialog(saveDialog({ datasetTypes: ['Legislation'] }));
    await screen.findByText('1,312 matches in the last 90 days');
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), '  Rents  ');
    await user.click(screen.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Algorithmic pricing' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        'Successfully saved alert settings. It may take a little time for changes to appear in your results.',
      ),
    ).toBeInTheDocument();
    expect(inputOf('savedSearches.createAlert')).toMatchObject({
      title: 'Rents',
      projectId: PROJECT_ID,
      documentType: 'Legislation',
      searchModel: { rawTextSearch: 'rent', datasetTypes: ['Legislation'] },
    });
  });

  it('names every filter', async () => {
    const tag = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a09';
    renderDialog(
      saveDialog({
        genericSearch: { byLocation: ['us', 'us-ca', 'ca-on'], lastUpdatedDateRange: null },
        entityMetadata: { priorities: ['High'], positions: [], tagIds: [tag], projectIds: [] },
      }),
      { ...answering(), tags: { find: () => ({ results: [], total: 0 }) } },
    );
    expect(await screen.findByText('US Federal, California, Ontario')).toBeVisible();
    expect(screen.getByText('High')).toBeVisible();
    expect(await screen.findByText('a tag that no longer exists')).toBeVisible();
  });

  it('saves an alert for everything only after a confirmation with the number a week', async () => {
    localStorage.setItem('rotunda.last-project.user-1', OTHER_ID);
    const { user, inputOf } = renderDialog(saveDialog({ rawTextSearch: '' }));
    // 1,312 in 90 days.
    const confirm = await screen.findByRole('checkbox', { name: 'Alert me to every document, about 103 a week' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(confirm);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(inputOf('savedSearches.createAlert')).toBeDefined());
  });

  it('offers, after saving, to add what matches already as read', async () => {
    localStorage.setItem('rotunda.last-project.user-1', OTHER_ID);
    const saved = buildSavedSearch({ projectId: OTHER_ID });
    const base = answering();
    let closed = 0;
    const { user, inputOf } = renderDialog(
      <SaveSearchDialog searchModel={searchModel} explanation="" onClose={() => (closed += 1)} />,
      {
        ...base,
        savedSearches: { ...base.savedSearches, createAlert: () => saved },
        alerts: {
          ...base.alerts,
          addExisting: () => ({ added: 1, atLimit: false, counts: { projects: [], savedSearches: [], unread: 0 } }),
        },
      },
    );
    await screen.findByText('1,312 matches in the last 90 days');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/1,312 documents from the last 90 days match too/)).toBeVisible();
    expect(closed).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Add as read' }));
    expect(await screen.findByText('Added 1 document as read')).toBeInTheDocument();
    expect(inputOf('alerts.addExisting')).toEqual({ savedSearchId: saved._id });
    await waitFor(() => expect(closed).toBe(1));
  });

  it('preselects the last used project, or none when no project was used before', async () => {
    const { unmount } = renderDialog(saveDialog());
    await screen.findByText('1,312 matches in the last 90 days');
    expect(screen.getByRole('combobox', { name: 'Project' })).not.toHaveTextContent(/Algorithmic pricing|Rents/);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    unmount();
    localStorage.setItem('rotunda.last-project.user-1', OTHER_ID);
    renderDialog(saveDialog());
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toHaveTextContent('Rents'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('preselects no project when the last used project is unavailable, and offers no e-mail', async () => {
    localStorage.setItem('rotunda.last-project.user-1', '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9aff');
    renderDialog(saveDialog());
    await screen.findByText('1,312 matches in the last 90 days');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.queryByText(/e-mail/i)).toBeNull();
  });

  it('requires a name for the first project and creates it only once when saving is retried', async () => {
    const answers = answering([]);
    let attempts = 0;
    const { user, calls, inputOf } = renderDialog(saveDialog(), {
      ...answers,
      savedSearches: {
        createAlert: ({ title }) => {
          attempts += 1;
          if (attempts === 1) throw new Refusal('CONFLICT');
          return buildSavedSearch({ title });
        },
      },
    });
    await screen.findByLabelText('Project name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Project name must be defined.')).toBeInTheDocument();
    expect(calls.map((call) => call.name)).not.toContain('projects.create');
    await user.type(screen.getByLabelText('Project name'), 'Rents');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(attempts).toBe(2));
    expect(calls.filter((call) => call.name === 'projects.create')).toHaveLength(1);
    expect(inputOf('savedSearches.createAlert')).toMatchObject({ projectId: OTHER_ID });
  });

  it('shows an error when the project cannot be created', async () => {
    const { user } = renderDialog(saveDialog(), {
      ...answering([]),
      projects: { find: () => ({ results: [], total: 0 }) },
    });
    await user.type(await screen.findByLabelText('Project name'), 'Rents');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to create project. Please try again.')).toBeInTheDocument();
  });

  it('says in the preview that the search text is invalid', async () => {
    renderDialog(saveDialog({ rawTextSearch: 'rent near/ fees' }));
    expect(await screen.findByText('The search text could not be understood.')).toBeInTheDocument();
  });
});

describe('Saved search settings', () => {
  const saved = buildSavedSearch({ _id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a02', projectId: PROJECT_ID });
  const settings = (changes: Partial<SavedSearch> = {}) => (
    <SavedSearchSettingsDialog savedSearch={{ ...saved, ...changes }} onClose={() => {}} />
  );

  it('send only what changed, and a new text drops the old plain part', async () => {
    const { user, inputOf } = renderDialog(settings());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Search text'));
    await user.type(screen.getByLabelText('Search text'), 'rent OR lease');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(inputOf('savedSearches.update')).toBeDefined());
    expect(inputOf('savedSearches.update')).toMatchObject({
      id: saved._id,
      version: 1,
      searchModel: { rawTextSearch: 'rent OR lease', textSearch: '' },
    });
    expect(inputOf('savedSearches.update')).not.toHaveProperty('projectId');
    expect(inputOf('alerts.moveAlertToProject')).toBeUndefined();
  });

  it('move the alerts along to another project', async () => {
    const { user, inputOf } = renderDialog(settings());
    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Rents' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputOf('alerts.moveAlertToProject')).toEqual({ savedSearchId: saved._id, toProjectId: OTHER_ID }),
    );
    expect(inputOf('savedSearches.update')).not.toHaveProperty('projectId');
  });

  it('do not move the search when its text is rejected', async () => {
    const base = answering();
    const refuse = () => {
      throw new Refusal('QUERY_FAULT');
    };
    const { user, inputOf } = renderDialog(settings(), {
      ...base,
      savedSearches: { ...base.savedSearches, update: refuse },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Rents' }));
    await user.type(screen.getByRole('textbox', { name: 'Search text' }), ' AND');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(inputOf('savedSearches.update')).toBeDefined());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(inputOf('alerts.moveAlertToProject')).toBeUndefined();
  });

  it('show why the search is broken and ask before deleting it', async () => {
    const { user, calls } = renderDialog(settings({ brokenReason: 'Proximity needs a number.' }));
    expect(await screen.findByText('Proximity needs a number.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(calls.map((call) => call.name)).not.toContain('savedSearches.delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('savedSearches.delete'));
  });
});
