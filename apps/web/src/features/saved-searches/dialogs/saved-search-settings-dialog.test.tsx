import { screen, waitFor, within } from '@testing-library/react';
import type { SavedSearch } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSavedSearch } from '../../../testing/builders.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { answering, OTHER_ID, PROJECT_ID, renderDialog } from '../testing/render-dialog.tsx';
import { SavedSearchSettingsDialog } from './saved-search-settings-dialog.tsx';

const PASSAGE = {
  text: 'The agency shall make grants.',
  language: 'en' as const,
  fusionId: 'us-119-hr-1',
  fnDocumentId: 'us-119-hr-1-ih',
};

describe('Following a passage', () => {
  it('shows the passage and its document in the settings and keeps it when they change', async () => {
    const followed = buildSavedSearch({ passage: { ...PASSAGE, source: 'US HR 1' } });
    const { user, getInput } = renderDialog(<SavedSearchSettingsDialog savedSearch={followed} onClose={() => {}} />);
    expect(screen.getByText('Follows · US HR 1')).toBeVisible();
    expect(screen.getByText(PASSAGE.text)).toBeVisible();
    await user.type(screen.getByLabelText('Title'), ' today');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getInput('savedSearches.update')).toBeDefined());
    expect(getInput('savedSearches.update')).not.toHaveProperty('passage');
  });
});

describe('Saved search settings', () => {
  const saved = buildSavedSearch({ _id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a02', projectId: PROJECT_ID });
  const settings = (changes: Partial<SavedSearch> = {}) => (
    <SavedSearchSettingsDialog savedSearch={{ ...saved, ...changes }} onClose={() => {}} />
  );

  it('send only what changed, and a new text drops the old plain part', async () => {
    const { user, getInput } = renderDialog(settings());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Search text'));
    await user.type(screen.getByLabelText('Search text'), 'rent OR lease');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getInput('savedSearches.update')).toBeDefined());
    expect(getInput('savedSearches.update')).toMatchObject({
      id: saved._id,
      version: 1,
      searchModel: { rawTextSearch: 'rent OR lease', textSearch: '' },
    });
    expect(getInput('savedSearches.update')).not.toHaveProperty('projectId');
    expect(getInput('alerts.moveAlertToProject')).toBeUndefined();
  });

  it('move the alerts along to another project', async () => {
    const { user, getInput } = renderDialog(settings());
    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Rents' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(getInput('alerts.moveAlertToProject')).toEqual({ savedSearchId: saved._id, toProjectId: OTHER_ID }),
    );
    expect(getInput('savedSearches.update')).not.toHaveProperty('projectId');
  });

  it('do not move the search when its text is rejected', async () => {
    const base = answering();
    const refuse = () => {
      throw new Refusal('QUERY_FAULT');
    };
    const { user, getInput } = renderDialog(settings(), {
      ...base,
      savedSearches: { ...base.savedSearches, update: refuse },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Rents' }));
    await user.type(screen.getByRole('textbox', { name: 'Search text' }), ' AND');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getInput('savedSearches.update')).toBeDefined());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(getInput('alerts.moveAlertToProject')).toBeUndefined();
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

  it('ask before a text is removed that was all an alert had, and name the number a week', async () => {
    const { user, getInput } = renderDialog(settings());
    await user.clear(await screen.findByLabelText('Search text'));
    const confirm = await screen.findByRole('checkbox', { name: 'Alert me to every document, about 103 a week' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(confirm);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getInput('savedSearches.update')).toMatchObject({ searchModel: { rawTextSearch: '' } }));
  });

  it('overwrite nothing that someone else changed in the meantime, and load it on request', async () => {
    const base = answering();
    const theirs = { ...saved, title: 'Theirs', version: 2 };
    const { user, getInput } = renderDialog(settings(), {
      ...base,
      savedSearches: {
        ...base.savedSearches,
        get: () => theirs,
        update: ({ version }) => {
          if (version !== theirs.version) throw new Refusal('CONFLICT');
          return theirs;
        },
      },
    });
    await user.type(await screen.findByLabelText('Search text'), ' OR lease');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone else changed this alert in the meantime.');
    await user.click(within(alert).getByRole('button'));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Theirs'));
    expect(screen.getByLabelText('Search text')).toHaveValue('rent OR lease');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getInput('savedSearches.update')).toMatchObject({ version: 2, title: 'Theirs' }));
  });
});
