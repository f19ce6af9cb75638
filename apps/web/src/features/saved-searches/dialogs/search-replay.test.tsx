import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { buildCard, buildSavedSearch } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { answering, renderDialog } from '../testing/render-dialog.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedSearchSettingsDialog } from './saved-search-settings-dialog.tsx';

const { searchModel } = buildSavedSearch();
const saveDialog = () => <SaveSearchDialog searchModel={searchModel} explanation="" onClose={() => {}} />;

const WEEK_SECONDS = 7 * 86_400;
const getReplay = (changes: Partial<Replay> = {}): Replay => ({
  total: 2411,
  atTotalLimit: false,
  hasMovingDates: false,
  perWeek: Array.from({ length: 52 }, (_, week) => ({
    startTs: Date.UTC(2025, 2, 10) / 1e3 + week * WEEK_SECONDS,
    count: week === 51 ? 31 : 0,
  })),
  latest: [buildCard({ title: 'Rent software bill' })],
  looser: [
    {
      change: {
        change: 'anywhere',
        clause: 'rent w/5 software',
        replacement: 'rent AND software',
      },
      searchModel: {
        ...searchModel,
        rawTextSearch: 'rent AND software',
      },
      added: {
        total: 812,
        atTotalLimit: false,
      },
      examples: [buildCard({ title: 'A bill further apart' })],
    },
    {
      change: {
        change: 'without-filter',
        filter: 'locations',
      },
      searchModel,
      added: {
        total: 0,
        atTotalLimit: false,
      },
      examples: [],
    },
  ],
  uncounted: 3,
  ...changes,
});
type Replay = Awaited<ReturnType<ApiClient['discover']['replay']>>;

describe('Search replay', () => {
  it('shows the year by week, the newest matches and what looser searches add', async () => {
    const answers = answering();
    answers.discover = { ...answers.discover, replay: () => getReplay({ hasMovingDates: true }) };
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
        return getReplay({ total: 0, latest: [], looser: [], uncounted: 0 });
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
