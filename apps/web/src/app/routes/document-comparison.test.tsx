import { screen, waitFor, within } from '@testing-library/react';
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
      compare: () => COMPARISON,
      readSections: () => [],
      ...comparison,
    },
  });
}

describe('the comparison screen', () => {
  it('is named after the bill', async () => {
    render(ADDRESS);
    expect(await screen.findByText('Comparing two versions')).toBeInTheDocument();
    expect(document.title).toBe('US HR 1 - Bill Comparison - Rotunda');
  });

  it('goes from change to change by button and key, and the address names the change', async () => {
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

  it('leads from a key value to its place', async () => {
    const { user, history } = render(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /Amount/ }));
    await waitFor(() => expect(history.location.search).toContain('change=2'));
  });

  it('swaps both sides in the address, and leaves the change of the pair before', async () => {
    const { user, history } = render(`${ADDRESS}&change=2&view=inline`);
    await user.click(await screen.findByRole('button', { name: 'Swap' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
        ...{ bill1: 'us-119-hr-1', bill2: 'us-119-hr-1', version1: 'Reported', version2: 'Introduced', view: 'inline' },
      }),
    );
  });

  it('says in words why two texts are not compared, and offers others', async () => {
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

  it('asks for bills where the address names none', async () => {
    const { user } = render('/document-comparison');
    await user.click(await screen.findByRole('button', { name: 'Choose bills' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bill Comparison' });
    expect(within(dialog).getByRole('button', { name: 'Start Comparing' })).toBeDisabled();
  });

  it('saves the comparison that is shown as a file', async () => {
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

  it('says why a comparison cannot be saved', async () => {
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

  it('prints when every section has been read, and not before', async () => {
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

  it('counts one word as one', async () => {
    const { figures } = COMPARISON;
    const compare = () => ({ ...COMPARISON, figures: { ...figures, insertedWords: 1, struckWords: 2 } });
    render(ADDRESS, { compare });
    expect(await screen.findByText('1 word added')).toBeInTheDocument();
    expect(screen.getByText('2 words removed')).toBeInTheDocument();
  });

  it('shows two languages beside each other, and calls a section of one of them neither added nor removed', async () => {
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

  it('reads one language at a time on a telephone, and turns to the one that has the section gone to', async () => {
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

  it('says when a comparison has more sections than a page shows', async () => {
    render(ADDRESS, { compare: () => buildComparison([buildComparedSection('a')], { sectionCount: 60_000 }) });
    expect(await screen.findByText(/^Only the first 1 of 60,000 sections are shown/)).toBeInTheDocument();
  });

  it('is not there where the organization does not compare documents', async () => {
    render(ADDRESS, {}, false);
    expect(await screen.findByText(/This page doesn’t exist/)).toBeInTheDocument();
  });
});
