import { screen, waitFor, within } from '@testing-library/react';
import type { Attachment } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFlags, buildSession } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';

const idAt = (at: number) => `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9c${String(at).padStart(2, '0')}`;
const build = (at: number, title: string): Attachment => ({
  id: idAt(at),
  title,
  summary: null,
  attachmentType: 'link',
  url: 'https://a.example/',
  version: 1,
  fileMetadata: null,
  fileTextProblem: null,
  urlMetadata: null,
  tags: [],
  linkedProjects: [],
  linkedEntities: [],
  createdBy: 'user-1',
  createdByName: 'Nora',
  createdAt: 1e3 + at,
  lastUpdatedAt: 1e3,
  lastUpdatedBy: 'user-1',
});

let attachments: Attachment[];
beforeEach(() => {
  attachments = [build(1, 'Testimony on rents')];
});

const render = (address: string) =>
  renderApp(address, {
    identity: { getSession: () => buildSession({ flags: buildFlags({ attachments: true }) }) },
    attachments: {
      find: ({ filters }) => {
        const results = attachments.filter(({ title }) => title.includes(filters?.searchText ?? ''));
        return { results, totalCount: results.length };
      },
      create: ({ title }) => {
        const created = build(2, title);
        attachments = [created, ...attachments];
        return created;
      },
      readLinkMetadata: () => ({ title: null, description: null }),
    },
  });

describe('Attachments page with a search', () => {
  it('clears the search and says so to show a newly created attachment', async () => {
    const { user, history } = render('/attachments?text=Testimony');
    await screen.findByText('Testimony on rents');
    await user.click(screen.getByRole('button', { name: 'Add Attachment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText(/^Title/));
    await user.paste('Fiscal note');
    await user.click(dialog.getByLabelText(/^URL/));
    await user.paste('a.example');
    await user.click(dialog.getByRole('button', { name: /Create/ }));
    expect(
      await screen.findByText('Attachment created. Search and filters were cleared to show it.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Fiscal note')).toBeInTheDocument();
    await waitFor(() => expect(history.location.search).toBe(''));
    expect(screen.getByRole('searchbox', { name: /Search/ })).toHaveValue('');
  });
});
