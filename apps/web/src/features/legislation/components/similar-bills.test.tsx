import { screen, waitFor, within } from '@testing-library/react';
import type { SimilarBills as Found } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { DisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { buildBill } from '../../../testing/bill-builder.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { RelevantBills } from './relevant-bills.tsx';

const NEVER: Found = { state: 'never', updatedOn: null, results: [], total: 0 };
/** Noon of March 9, 2026, UTC: the same day in nearly every time zone. */
const UPDATED = 1_773_057_600;

function similar(number: number, changes: Partial<Found['results'][number]> = {}): Found['results'][number] {
  return {
    fusionId: `us-119-hr-${number}`,
    localityExternalId: `US HR ${number}`,
    title: `A bill about rents ${number}`,
    lastUpdatedAt: null,
    documentType: 'Legislation',
    llmExplanation: null,
    sharesText: true,
    explanation: 'Nearly the same text',
    ...changes,
  };
}

function ready(...results: Found['results']): Found {
  return { state: 'ready', updatedOn: UPDATED, results, total: results.length };
}

function renderSimilar(first: Found, { isSignedIn = true, after = first, fails = false } = {}) {
  let stored = first;
  const opened: string[] = [];
  const compared: string[] = [];
  const rendered = renderWithApi(
    <DisplayForAuthUser value={isSignedIn}>
      <RelevantBills
        bill={buildBill({})}
        onOpen={({ fusionId }, among) => opened.push(`${fusionId} of ${among?.length}`)}
        onCompareWith={(fusionId) => compared.push(fusionId)}
      />
    </DisplayForAuthUser>,
    {
      similar: {
        find: () => stored,
        refresh: () => {
          if (fails) throw new Error('away');
          stored = after;
          return stored;
        },
      },
    },
  );
  return { ...rendered, opened, compared };
}

describe('Similar bills', () => {
  it('are searched on a click, with a progress message', async () => {
    const { user } = renderSimilar(NEVER, { after: { ...NEVER, state: 'finding' } });
    await user.click(await screen.findByRole('button', { name: 'Show Me Similar Bills' }));
    const button = await screen.findByRole('button', { name: 'Finding Similar Bills...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Finding Similar Bills...');
  });

  it('show what they share and when they were found, three at first', async () => {
    const bills = [similar(1), similar(2, { explanation: 'Shares 63%' }), similar(3), similar(4), similar(5)];
    const { user, opened, compared, calls } = renderSimilar(ready(...bills));
    const list = await screen.findByRole('list', { name: 'Similar bills' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(list).toHaveTextContent('US HR 2A bill about rents 2Shares 63%');
    expect(screen.getByText('Updated on Mar 9, 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 2 More' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'View Details: US HR 2' }));
    await user.click(screen.getByRole('button', { name: 'Compare with US HR 3' }));
    expect([opened, compared]).toEqual([['us-119-hr-2 of 5'], ['us-119-hr-3']]);
    await user.click(screen.getByRole('button', { name: 'Update Results' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('similar.refresh'));
    await expectAccessible(document.body);
  });

  it('cannot be compared when only the titles are similar', async () => {
    renderSimilar(ready(similar(1, { sharesText: false })));
    await screen.findByRole('button', { name: 'View Details: US HR 1' });
    expect(screen.queryByRole('button', { name: /Compare/ })).toBeNull();
  });

  it('remain visible while they are being updated', async () => {
    renderSimilar({ ...ready(similar(1)), state: 'finding' });
    expect(await screen.findByRole('button', { name: 'Finding Similar Bills...' })).toBeInTheDocument();
    expect(screen.getByText('US HR 1')).toBeInTheDocument();
  });

  it('keep their rows when updating fails', async () => {
    let isAway = false;
    const { user } = renderWithApi(
      <DisplayForAuthUser value>
        <RelevantBills bill={buildBill({})} onOpen={() => {}} onCompareWith={null} />
      </DisplayForAuthUser>,
      {
        similar: {
          find: () => {
            if (isAway) throw new Error('away');
            return ready(similar(1));
          },
          refresh: () => ready(similar(1)),
        },
      },
    );
    const row = await screen.findByRole('button', { name: 'View Details: US HR 1' });
    isAway = true;
    await user.click(screen.getByRole('button', { name: 'Update Results' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong while processing your request.');
    expect(row).toBeInTheDocument();
  });

  it('say that none were found', async () => {
    renderSimilar(ready());
    expect(
      await screen.findByText("We couldn't find any similar bills at the moment. Please try again later."),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update Results' })).toBeInTheDocument();
  });

  it('show an error and can be requested again when the search fails', async () => {
    const { user } = renderSimilar(NEVER, { fails: true });
    await user.click(await screen.findByRole('button', { name: 'Show Me Similar Bills' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong while processing your request.');
    expect(screen.getByRole('button', { name: 'Show Me Similar Bills' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('are shown to and requested by signed-in users only', () => {
    const { calls } = renderSimilar(ready(similar(1)), { isSignedIn: false });
    expect(screen.getByText('No Bills')).toBeInTheDocument();
    expect(screen.queryByText('Similar bills')).toBeNull();
    expect(calls).toEqual([]);
  });
});
