import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFlags, buildSession } from '../../testing/builders.ts';
import { buildComparedSection, buildComparison } from '../../testing/comparison-builder.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { setWindowWidth } from '../../testing/set-window-width.ts';

afterEach(() => setWindowWidth(null));

const ADDRESS = '/document-comparison?bill1=us-119-hr-1&bill2=us-119-hr-1&version1=Introduced&version2=Reported';

const COMPARISON = buildComparison(
  [buildComparedSection('lots', { changes: [1, 1] }), buildComparedSection('homes', { changes: [2, 2] })],
  {
    changeCount: 2,
    callOuts: [{ kind: 'money', section: 'homes', change: 2, left: '$5', right: '$9' }],
  },
);

function render(address: string, comparison: Answers['comparison'] = {}, isOn = true) {
  const flags = buildFlags({ DOCUMENT_COMPARISON_ENABLED: isOn });
  return renderApp(address, {
    identity: { getSession: () => buildSession({ flags }) },
    documents: { findLegislationVersions: () => [] },
    comparison: {
      start: () => ({ state: 'done', percent: 100 }),
      compare: () => COMPARISON,
      readSections: () => [],
      ...comparison,
    },
  });
}

describe('Document comparison page', () => {
  it('is titled after the bill', async () => {
    render(ADDRESS);
    expect(await screen.findByText('Comparing two versions')).toBeInTheDocument();
    expect(document.title).toBe('US HR 1 - Bill Comparison - Rotunda');
  });

  it('moves between changes by button and key and keeps the current change in the URL', async () => {
    const { user, history } = render(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /Next change/ }));
    await waitFor(() => expect(history.location.search).toContain('change=1'));
    const status = screen.getByText('Change', { exact: false, selector: '[role="status"]' });
    await waitFor(() => expect(status).toHaveTextContent('Change 1 of 2'));
    await user.keyboard('j');
    await waitFor(() => expect(history.location.search).toContain('change=2'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Next change/ })).toBeDisabled());
    await user.keyboard('k');
    await waitFor(() => expect(history.location.search).toContain('change=1'));
    // The entry is replaced rather than added, so Back leaves the comparison.
    expect(history.length).toBe(1);
  });

  it('jumps to the change behind a key value', async () => {
    const { user, history } = render(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /Amount/ }));
    await waitFor(() => expect(history.location.search).toContain('change=2'));
  });

  it('swaps the two sides in the URL and drops the current change', async () => {
    const { user, history } = render(`${ADDRESS}&change=2&view=inline`);
    await user.click(await screen.findByRole('button', { name: 'Swap' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
        bill1: 'us-119-hr-1',
        bill2: 'us-119-hr-1',
        version1: 'Reported',
        version2: 'Introduced',
        view: 'inline',
      }),
    );
  });

  it('explains why two texts cannot be compared and offers to choose others', async () => {
    const { user } = render(ADDRESS, {
      compare: () => {
        throw new Refusal('TEXT_NOT_HELD');
      },
    });
    expect(await screen.findByText(/does not have the text of one of these versions/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose bills' }));
    expect(await screen.findByRole('dialog', { name: 'Bill Comparison' })).toBeInTheDocument();
  });

  it('shows the progress of a long comparison, and the result when it is done', async () => {
    const states = [
      { state: 'waiting' as const, percent: 0 },
      { state: 'running' as const, percent: 40 },
    ];
    render(ADDRESS, { start: () => states.shift() ?? { state: 'done', percent: 100 } });
    expect(await screen.findByRole('progressbar', { name: 'Waiting to start…' })).toBeVisible();
    const bar = await screen.findByRole('progressbar', { name: 'Comparing the texts…' }, { timeout: 3000 });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText(/You can leave this page/)).toBeInTheDocument();
    expect(await screen.findByText('Comparing two versions', {}, { timeout: 3000 })).toBeInTheDocument();
  });

  it('cancels a comparison, and compares again on request', async () => {
    const canceled = vi.fn<() => void>();
    let isCanceled = false;
    const { user } = render(ADDRESS, {
      start: () => (isCanceled ? { state: 'done', percent: 100 } : { state: 'running', percent: 5 }),
      cancel: () => {
        isCanceled = true;
        canceled();
        return { ok: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Comparison canceled')).toBeInTheDocument();
    expect(canceled).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText('Comparing two versions')).toBeInTheDocument();
  });

  it('says that the server is busy when it is, and offers to retry', async () => {
    let isBusy = true;
    const { user } = render(ADDRESS, {
      start: () => {
        if (isBusy) throw new Refusal('BUSY');
        return { state: 'done', percent: 100 };
      },
    });
    expect(await screen.findByText(/Rotunda is busy at the moment/)).toBeInTheDocument();
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Comparing two versions')).toBeInTheDocument();
  });

  it('asks for bills when the URL names none', async () => {
    const { user } = render('/document-comparison');
    await user.click(await screen.findByRole('button', { name: 'Choose bills' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bill Comparison' });
    expect(within(dialog).getByRole('button', { name: 'Start Comparing' })).toBeDisabled();
  });

  it('exports the current comparison to a file', async () => {
    const asked = vi.fn<(input: unknown) => void>();
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { user } = render(ADDRESS, {
      export: (input) => {
        asked(input);
        return { headers: {}, body: new File(['words'], 'US HR 1.docx') };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Word document with tracked changes' }));
    expect(await screen.findByText('Export Successful')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ state: 'state-1', format: 'docx' }));
    expect(saved).toHaveBeenCalledOnce();
  });

  it('says why a comparison cannot be exported', async () => {
    const { user } = render(ADDRESS, {
      export: () => {
        throw new Refusal('TOO_MANY_COMPARISONS');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Word document with tracked changes' }));
    expect(await screen.findByText(/^Export Failed\. You have too many comparisons running/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });

  it('starts one export on a double click and does not stop it', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    let finish = () => {};
    const written = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const asked = vi.fn<() => void>();
    const { user } = render(ADDRESS, {
      export: async () => {
        asked();
        await written;
        return { headers: {}, body: new File(['words'], 'US HR 1.docx') };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Word document with tracked changes' }));
    // The second click lands on an item of the closing menu.
    for (const item of screen.getAllByRole('menuitem', { hidden: true })) fireEvent.click(item);
    finish();
    expect(await screen.findByText('Export Successful')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('prints only after every section has been loaded', async () => {
    const sections = ['a', 'b', 'c'].map((key) => buildComparedSection(key, { words: 3000 }));
    const read: string[] = [];
    const print = vi.fn(() => expect(read.toSorted()).toEqual(['a', 'b', 'c']));
    vi.stubGlobal('print', print);
    const { user } = render(ADDRESS, {
      compare: () => buildComparison(sections),
      readSections: ({ keys }) => {
        read.push(...keys);
        return keys.map((key) => ({ key, rows: [] }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('uses the singular for a single word', async () => {
    const { figures } = COMPARISON;
    const compare = () => ({ ...COMPARISON, figures: { ...figures, insertedWords: 1, struckWords: 2 } });
    render(ADDRESS, { compare });
    expect(await screen.findByText('1 word added')).toBeInTheDocument();
    expect(screen.getByText('2 words removed')).toBeInTheDocument();
  });

  it('shows two languages side by side without calling a section added or removed', async () => {
    const french = buildComparison([buildComparedSection('task', { kind: 'dropped', right: null, words: 9 })]);
    const { right, figures } = french;
    const compare = () => ({
      ...french,
      right: { ...right, version: { ...right.version, language: 'fr' } },
      figures: { ...figures, dropped: 1 },
    });
    render(`${ADDRESS}&view=inline&only=changes`, { compare });
    expect(await screen.findByText('1 section only in English')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /task.*Only in English/ })).toBeInTheDocument();
    expect(screen.queryByText('Removed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Inline' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Only changes' })).toBeNull();
  });

  it('shows a single language at a time on a phone and switches to that of the selected section', async () => {
    setWindowWidth(390);
    const sections = [buildComparedSection('task'), buildComparedSection('portée', { left: null, words: 9 })];
    const { right, ...rest } = buildComparison(sections);
    const compare = () => ({ ...rest, right: { ...right, version: { ...right.version, language: 'fr' } } });
    const { user } = render(ADDRESS, { compare });
    const view = await screen.findByRole('group', { name: 'View' });
    expect(within(view).queryByRole('button', { name: 'Changes' })).toBeNull();
    expect(within(view).getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Sections' }));
    await user.click(await screen.findByRole('button', { name: /portée.*Only in French/ }));
    expect(await within(view).findByRole('button', { name: 'French', pressed: true })).toBeInTheDocument();
  });

  it('says when a comparison has more sections than the page shows', async () => {
    render(ADDRESS, { compare: () => buildComparison([buildComparedSection('a')], { sectionCount: 60_000 }) });
    expect(await screen.findByText(/^Only the first 1 of 60,000 sections are shown/)).toBeInTheDocument();
  });

  it('says that the feature is turned off when the organization does not have document comparison', async () => {
    render(ADDRESS, {}, false);
    expect(await screen.findByText(/^This feature is turned off for your organization/)).toBeInTheDocument();
  });
});
