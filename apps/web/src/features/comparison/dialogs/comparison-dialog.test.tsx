import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildBillVersion } from '../../../testing/bill-part-builders.ts';
import { buildComparableBill } from '../../../testing/comparison-builder.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import type { ChosenBill, ComparedBills } from '../model/comparison-selection.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';

const FIRST: ChosenBill = { bill: buildComparableBill(), versionId: null };
const version = (id: string, changes = {}) =>
  buildBillVersion({ id, fnDocumentId: id, title: id, versionName: id, support: true, date: null, ...changes });
const TWO = [version('Reported', { isCurrent: true, current: true }), version('Introduced')];
const COMPANION = {
  fusionId: 'us-119-s-2',
  localityExternalId: 'US S 2',
  title: 'A companion',
  relation: 'Identical bill',
  genericStatus: null,
  isStored: true,
};

const SIMILAR = {
  fusionId: 'us-tx-89-hb-7',
  localityExternalId: 'TX HB 7',
  title: 'The same words in Texas',
  lastUpdatedAt: 1,
  documentType: 'Legislation' as const,
  llmExplanation: null,
  explanation: 'Nearly the same text.',
  sharesText: true,
};

interface Opened {
  first?: ChosenBill | null;
  second?: ChosenBill | null;
  versions?: ReturnType<typeof version>[];
  related?: (typeof COMPANION)[];
  similar?: (typeof SIMILAR)[];
  comparison?: Answers['comparison'];
}

function open({
  first = FIRST,
  second = null,
  versions = TWO,
  related = [COMPANION],
  similar = [],
  comparison = {},
}: Opened = {}) {
  const started: ComparedBills[] = [];
  const rendered = renderWithApi(
    <ComparisonDialog first={first} second={second} onClose={() => {}} onStart={(bills) => started.push(bills)} />,
    {
      documents: { findLegislationVersions: () => versions, findRelatedLegislation: () => related },
      similar: {
        find: () => ({ state: 'ready' as const, updatedOn: 1, results: similar, total: similar.length }),
      },
      comparison,
    },
  );
  return { ...rendered, started };
}

const start = () => screen.getByRole('button', { name: 'Start Comparing' });
const tab = (name: string) => screen.getByRole('tab', { name });
const side = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => vi.useRealTimers());

describe('Comparison dialog', () => {
  it('opens on relevant bills and starts once both sides are chosen', async () => {
    const { user, started } = open();
    expect(tab('Relevant Bills')).toHaveAttribute('aria-selected', 'true');
    expect(start()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: /US S 2/ }));
    expect(side('Second bill').getByText('A companion')).toBeInTheDocument();
    await screen.findByRole('combobox', { name: 'Version of the second bill' });
    await user.click(start());
    expect(started).toEqual([
      { bill1: 'us-119-hr-1', bill2: 'us-119-s-2', version1: 'Reported', version2: 'Reported' },
    ]);
  });

  it('also offers similar bills and lists each bill only once', async () => {
    const { user, started } = open({
      similar: [{ ...SIMILAR, fusionId: COMPANION.fusionId, localityExternalId: 'US S 2' }, SIMILAR],
    });
    const list = within(await screen.findByRole('list', { name: 'Relevant Bills' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'US S 2A companion',
      'TX HB 7The same words in TexasSimilar',
    ]);
    await user.click(list.getByRole('button', { name: /TX HB 7/ }));
    await screen.findByRole('combobox', { name: 'Version of the second bill' });
    await user.click(start());
    expect(started).toMatchObject([{ bill2: 'us-tx-89-hb-7' }]);
  });

  it('starts nothing when it is canceled', async () => {
    const { user, started } = open();
    await user.click(await screen.findByRole('button', { name: /US S 2/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(started).toEqual([]);
  });

  it('preselects the current version and compares it with another version of the bill', async () => {
    const { user, started } = open();
    expect(await screen.findByRole('combobox', { name: 'Version of the first bill' })).toHaveTextContent('Reported');
    await user.click(tab('Versions'));
    const versions = within(screen.getByRole('list', { name: 'Versions' }));
    expect(versions.getByRole('button', { name: /Reported/ })).toBeDisabled();
    await user.click(versions.getByRole('button', { name: /Introduced/ }));
    await user.click(start());
    expect(started).toEqual([
      { bill1: 'us-119-hr-1', bill2: 'us-119-hr-1', version1: 'Reported', version2: 'Introduced' },
    ]);
  });

  it('swaps both sides and switches to Other Bills of all sessions', async () => {
    const { user } = open({ second: { bill: buildComparableBill({ billId: 'US S 2' }), versionId: 'Introduced' } });
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(side('First bill').getByText('US S 2')).toBeInTheDocument();
    expect(side('Second bill').getByText('US HR 1')).toBeInTheDocument();
    expect(tab('Other Bills')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('checkbox', { name: 'Active sessions only' })).not.toBeChecked();
  });

  it.each([
    ['one version', [version('Only')], 'Only one version is available for this bill'],
    ['no version', [], 'No version information available for this bill'],
  ])('disables Versions for a bill with %s', async (_count, versions, words) => {
    open({ versions });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(tab('Versions')).toBeDisabled();
  });

  it('does not compare a version with itself', async () => {
    open({ second: FIRST });
    expect(await screen.findByRole('combobox', { name: 'Version of the second bill' })).toHaveTextContent('Reported');
    expect(screen.getByText('Both sides are the same version. Choose another version or bill.')).toBeInTheDocument();
    expect(start()).toBeDisabled();
  });

  it('says that no related or similar bills were found', async () => {
    open({ related: [] });
    expect(
      await screen.findByText('No related bills or similar bills found for the selected document'),
    ).toBeInTheDocument();
  });

  it('asks for a first bill before a second', async () => {
    const { user } = open({ first: null });
    expect(tab('Other Bills')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('checkbox', { name: 'Active sessions only' })).toBeChecked();
    expect(tab('Versions')).toBeDisabled();
    await user.click(tab('Relevant Bills'));
    expect(within(screen.getByRole('tabpanel')).getByText('Please select a primary bill first')).toBeInTheDocument();
  });

  it('searches other bills after 600 ms without typing and loads more on request', async () => {
    const asked: unknown[] = [];
    const { user } = open({
      comparison: {
        findBills: ({ searchText, skip = 0 }) => {
          asked.push([searchText, skip]);
          if (searchText === 'nothing') return { results: [], total: 0, atTotalLimit: false };
          const bill = buildComparableBill({ fusionId: `us-119-hr-${10 + skip}`, billId: `US HR ${10 + skip}` });
          return { results: [bill], total: 2, atTotalLimit: false };
        },
      },
    });
    await user.click(tab('Other Bills'));
    const field = screen.getByRole('searchbox', { name: 'Search bills by number or title' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(field, { target: { value: 'widget' } });
    act(() => {
      vi.advanceTimersByTime(400);
    });
    fireEvent.change(field, { target: { value: 'widgets' } });
    act(() => {
      vi.advanceTimersByTime(599);
    });
    expect(asked).toEqual([]);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    vi.useRealTimers();
    expect(await screen.findByRole('button', { name: /US HR 10/ })).toBeInTheDocument();
    expect(asked).toEqual([['widgets', 0]]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /US HR 11/ })).toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'nothing' } });
    expect(await screen.findByText('No bills found matching your search', {}, { timeout: 3000 })).toBeInTheDocument();
  });
});
