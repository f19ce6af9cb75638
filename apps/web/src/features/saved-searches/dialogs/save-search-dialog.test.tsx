import { screen, waitFor } from '@testing-library/react';
import type { SavedSearch } from '@rotunda/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSavedSearch } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { answering, OTHER_ID, PROJECT_ID, renderDialog } from '../testing/render-dialog.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';

afterEach(() => localStorage.clear());

const { searchModel } = buildSavedSearch();
const saveDialog = (changes: Partial<SavedSearch['searchModel']> = {}) => (
  <SaveSearchDialog
    searchModel={{ ...searchModel, ...changes }}
    explanation="Documents with “rent”"
    onClose={() => {}}
  />
);

const PASSAGE = {
  text: 'The agency shall make grants.',
  language: 'en' as const,
  fusionId: 'us-119-hr-1',
  fnDocumentId: 'us-119-hr-1-ih',
};

describe('Following a passage', () => {
  it('saves a search with the passage and requests no preview', async () => {
    const { user, getInput, calls } = renderDialog(
      <SaveSearchDialog searchModel={searchModel} title="Grants" explanation="" passage={PASSAGE} onClose={() => {}} />,
    );
    expect(screen.getByText(PASSAGE.text)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Algorithmic pricing' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(getInput('savedSearches.createAlert')).toMatchObject({ title: 'Grants', passage: PASSAGE }),
    );
    expect(calls.map(({ name }) => name)).not.toContain('discover.preview');
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
    const { user, getInput } = renderDialog(saveDialog({ datasetTypes: ['Legislation'] }));
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
    expect(getInput('savedSearches.createAlert')).toMatchObject({
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
    const { user, getInput } = renderDialog(saveDialog({ rawTextSearch: '', textSearch: '' }));
    // 1,312 in 90 days.
    const confirm = await screen.findByRole('checkbox', { name: 'Alert me to every document, about 103 a week' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(confirm);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getInput('savedSearches.createAlert')).toBeDefined());
  });

  it('offers, after saving, to add what matches already as read', async () => {
    localStorage.setItem('rotunda.last-project.user-1', OTHER_ID);
    const saved = buildSavedSearch({ projectId: OTHER_ID });
    const base = answering();
    let closed = 0;
    const { user, getInput } = renderDialog(
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
    expect(getInput('alerts.addExisting')).toEqual({ savedSearchId: saved._id });
    await waitFor(() => expect(closed).toBe(1));
  });

  it('offers them too if it is saved before they are counted', async () => {
    localStorage.setItem('rotunda.last-project.user-1', OTHER_ID);
    const base = answering();
    let count = () => {};
    const counted = new Promise<void>((resolve) => (count = resolve));
    const { user } = renderDialog(saveDialog(), {
      ...base,
      discover: {
        preview: async () => {
          await counted;
          return { days: 90, total: 2, atTotalLimit: false, perWeek: [], latest: [] };
        },
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    count();
    expect(await screen.findByText(/2 documents from the last 90 days match too/)).toBeVisible();
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
    const { user, calls, getInput } = renderDialog(saveDialog(), {
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
    expect(getInput('savedSearches.createAlert')).toMatchObject({ projectId: OTHER_ID });
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
