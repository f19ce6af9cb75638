import { screen, within } from '@testing-library/react';
import type { SearchFeed } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { buildProject, buildSavedSearch, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PROJECT = buildProject();
const SEARCH = buildSavedSearch({ projectId: PROJECT._id, title: 'Rent-setting software' });

it('A viewer creates a feed of a saved search, sees its URLs, renews and revokes it', async () => {
  let feed: SearchFeed | null = null;
  let made = 0;
  const { user, calls } = renderApp(`/projects/${PROJECT._id}?tab=Alerts&search=${SEARCH._id}`, {
    identity: { getSession: () => buildSession({ user: { role: 'viewer' } }) },
    alerts: {
      getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }),
      getSearchAlerts: () => ({ results: [], total: 0, unread: 0 }),
    },
    projects: { get: () => PROJECT, find: () => ({ results: [PROJECT], total: 1 }) },
    savedSearches: { find: () => ({ results: [SEARCH], total: 1 }) },
    feeds: {
      get: () => ({ feed }),
      create: () => {
        made += 1;
        feed = { createdAt: 1_767_000_000, lastReadAt: null };
        const getPath = (format: string) => `/api/feeds/secret-${made}.${format}`;
        return { ...feed, paths: { rss: getPath('rss'), atom: getPath('atom'), json: getPath('json') } };
      },
      revoke: () => {
        feed = null;
        return { ok: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Feed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Feed of Rent-setting software' });
  await user.click(await within(dialog).findByRole('button', { name: 'Create feed' }));
  const address = async (format: string) => within(dialog).findByLabelText(`Address (${format})`);
  expect(await address('RSS')).toHaveValue(`${location.origin}/api/feeds/secret-1.rss`);
  expect(await address('Atom')).toHaveValue(`${location.origin}/api/feeds/secret-1.atom`);
  expect(await address('JSON Feed')).toHaveValue(`${location.origin}/api/feeds/secret-1.json`);
  await expectAccessible(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Replace address' }));
  expect(await within(dialog).findByDisplayValue(/secret-2\.rss$/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Feed revoked')).toBeInTheDocument();
  expect(await within(dialog).findByRole('button', { name: 'Create feed' })).toBeInTheDocument();
  expect(within(dialog).queryByLabelText('Address (RSS)')).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('feeds.') && name !== 'feeds.get').map(({ name }) => name)).toEqual(
    ['feeds.create', 'feeds.create', 'feeds.revoke'],
  );
});
