import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ANSWERS: Answers = {
  identity: { getSession: () => buildSession() },
  projects: { find: () => ({ results: [], total: 0 }) },
  discover: {
    quickHits: ({ id }) => [
      {
        title: id,
        description: 'An act',
        origin: 'United States · 119th Congress (2025-2026)',
        url: 'x',
        id: id.toLowerCase().replaceAll(' ', '-'),
        documentType: 'Legislation',
      },
    ],
  },
};

async function openPalette() {
  const app = renderApp('/projects', ANSWERS);
  await screen.findByRole('heading', { name: 'Projects', level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Go to a page/ });
  const list = within(screen.getByRole('listbox', { name: 'Command palette' }));
  return { ...app, field, list };
}

describe('Bill in the command palette', () => {
  it('shows its jurisdiction and session', async () => {
    const { user, field, list } = await openPalette();
    await user.type(field, 'US S 5');
    expect(await list.findByRole('option', { name: /^US S 5\s*United States · 119th Congress/ })).toBeInTheDocument();
  });

  it('is not opened by Enter while its number is still being typed', async () => {
    const { user, history, field, list } = await openPalette();
    await user.type(field, 'US S 14');
    await list.findByRole('option', { name: /^US S 14/ });
    await user.type(field, '6{Enter}');
    await waitFor(() => expect(history.location.pathname).not.toBe('/projects'));
    expect(history.location.pathname).toBe('/discover');
    expect(history.location.search).toContain('146');
  });
});
