import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiProvider } from '../../../shared/api/api-context.tsx';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { buildSavedSearch, buildSession } from '../../../testing/builders.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { NoMatchesYet } from './no-matches-yet.tsx';

const saved = buildSavedSearch();

function renderEmpty(total: number) {
  const { api, calls } = createFakeServer({
    discover: { preview: () => ({ days: 90, total, atTotalLimit: false, perWeek: [], latest: [] }) },
    alerts: {
      addExisting: () => ({ added: total, atLimit: false, counts: { projects: [], savedSearches: [], unread: 0 } }),
    },
  });
  const rendered = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}>
        <SessionProvider value={buildSession()}>
          <NoMatchesYet savedSearch={saved} />
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, calls };
}

describe('An alert that lists nothing yet', () => {
  it('says that existing documents match too, and adds them', async () => {
    const { user, calls } = renderEmpty(2);
    expect(await screen.findByText(/2 documents from the last 90 days match too/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add them as read' }));
    expect(await screen.findByText('Added 2 documents as read')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'alerts.addExisting')?.input).toEqual({ savedSearchId: saved._id });
  });

  it('says that it lists documents from when it was saved', async () => {
    renderEmpty(0);
    expect(await screen.findByText(/Discover also lists older ones/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
