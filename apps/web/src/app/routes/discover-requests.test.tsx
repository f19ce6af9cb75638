import { DELAYS_MS } from '@rotunda/contract/values';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getAnswer, getAnswers, type SearchInput, withTypeCounts } from '../../testing/discover-answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('Discover requests', () => {
  const asked = (calls: readonly { name: string }[]) =>
    calls.map(({ name }) => name).filter((name) => ['discover.search', 'discover.explain'].includes(name));
  /** Waits until the view has loaded and any further request would have started. */
  const settled = async () => {
    await screen.findByText(/ live$/);
    await new Promise((resolve) => setTimeout(resolve, 2 * DELAYS_MS.searchBox));
  };

  it('fetch rows, facets, counts and the explanation in a single request', async () => {
    const { calls } = renderApp('/discover', getAnswers());
    await settled();
    expect(screen.getByRole('radio', { name: 'All 4' })).toBeInTheDocument();
    expect(screen.getByText('4 live')).toBeInTheDocument();
    expect(asked(calls)).toEqual(['discover.search']);
    expect(calls.find(({ name }) => name === 'discover.search')?.input).toMatchObject({
      facets: true,
      typeCounts: true,
    });
  });

  it('are sent once for a new page, a removed filter or a new search text', async () => {
    const filters = encodeURIComponent(JSON.stringify({ genericSearch: { byLocation: ['us-wy'] } }));
    const many = (input: SearchInput) => withTypeCounts(input, (each) => ({ ...getAnswer(each), total: 99 }));
    const { user, calls } = renderApp(`/discover?list=1&filters=${filters}`, getAnswers({ search: many }));
    await settled();
    const since = async (change: () => Promise<void>, isThere: () => unknown) => {
      const before = calls.length;
      await change();
      await waitFor(isThere);
      await settled();
      return asked(calls.slice(before));
    };
    const last = () => calls.findLast(({ name }) => name === 'discover.search')?.input;
    expect(
      await since(
        () => user.click(screen.getByRole('button', { name: 'Next page' })),
        () => expect(last()).toMatchObject({ skip: 25 }),
      ),
    ).toEqual(['discover.search']);
    expect(
      await since(
        () => user.click(screen.getByRole('button', { name: 'Remove filter Jurisdiction: Wyoming' })),
        () => expect(last()).not.toHaveProperty('searchModel.genericSearch.byLocation', ['us-wy']),
      ),
    ).toEqual(['discover.search']);
    const box = screen.getByRole('textbox', { name: 'Search Discover' });
    expect(
      await since(
        async () => {
          await user.click(box);
          await user.paste('rent');
          await user.keyboard('{Enter}');
        },
        () => expect(last()).toHaveProperty('searchModel.rawTextSearch', 'rent'),
      ),
    ).toEqual(['discover.search']);
  });

  it('fetch the counts of filters not yet applied in a single request', async () => {
    const { user, calls } = renderApp('/discover', getAnswers());
    await settled();
    await user.click(screen.getByRole('radio', { name: /^Legislation/ }));
    await settled();
    expect(asked(calls)).toEqual(['discover.search', 'discover.search']);
    expect(calls.findLast(({ name }) => name === 'discover.search')?.input).toMatchObject({
      limit: 1,
      facets: false,
      typeCounts: true,
      searchModel: { datasetTypes: ['Legislation'] },
    });
  });
});
