import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildBill } from '../../testing/bill-builder.ts';
import {
  getAnswer,
  getAnswers,
  BILLS,
  buildHit,
  type SearchAnswer,
  type SearchInput,
  withTypeCounts,
} from '../../testing/discover-answers.ts';
import { getRenderedProps } from '../../testing/get-rendered-props.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { setWindowWidth } from '../../testing/set-window-width.ts';

afterEach(() => setWindowWidth(null));

/**
 * Answers with three bills of an active session and, unless only active sessions are requested, one of a past session.
 */
function withPastBills(input: SearchInput): SearchAnswer {
  const isActiveOnly = input.searchModel.progressiveFilters?.Legislation?.activeSessions === true;
  const past = buildHit({ fusionId: 'us-118-hr-1', title: 'A bill of the last Congress' });
  const total = isActiveOnly ? 3 : 4;
  const answer = getAnswer(input, isActiveOnly ? BILLS : [...BILLS, past]);
  const counted = { documentType: 'Legislation' as const, total, atTotalLimit: false };
  return {
    ...answer,
    byType: [counted],
    groups: answer.groups.map((group) => ({ ...group, ...counted })),
  };
}

const getFilters = (search: string): unknown => JSON.parse(new URLSearchParams(search).get('filters') ?? '{}');

describe('Discover results', () => {
  it('show three documents of each type under a heading with the total', async () => {
    renderApp('/discover', getAnswers());
    const bills = await screen.findByRole('region', { name: 'Legislation' });
    expect(within(bills).getAllByRole('link')).toHaveLength(3);
    expect(bills).toHaveTextContent('1,284');
    expect(within(screen.getByRole('region', { name: 'Regulation' })).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Proposed Rule/)).not.toHaveLength(0);
  });

  it('leave filters and other rows untouched when documents are opened in turn', async () => {
    const { user } = renderApp('/discover', getAnswers({ search: (input) => withTypeCounts(input, getAnswer) }));
    const parts = [
      await screen.findByRole('link', { name: 'Coordinated rent' }),
      screen.getByRole('radio', { name: /^Regulation/ }),
      screen.getByRole('button', { name: 'How operators work' }),
      screen.getByRole('combobox', { name: 'Sort' }),
    ];
    const before = parts.map(getRenderedProps);
    for (const name of ['Rental-pricing software', 'Algorithmic pricing systems']) {
      await user.click(screen.getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      parts.forEach((part, index) => expect(getRenderedProps(part)).toBe(before[index]));
    }
  });

  it('show a single type as a list after View All and keep it in the URL', async () => {
    const { user, history } = renderApp('/discover', getAnswers());
    await user.click(await screen.findByRole('button', { name: 'View All: Legislation' }));
    await waitFor(() => expect(getFilters(history.location.search)).toMatchObject({ datasetTypes: ['Legislation'] }));
    expect(await screen.findByText('1–3 of 3')).toBeInTheDocument();
    expect(screen.queryByText('Trade regulation rule')).not.toBeInTheDocument();
  });

  it("include past sessions after View All, like the group's count", async () => {
    const { user, calls } = renderApp(
      '/discover',
      getAnswers({ search: (input) => withTypeCounts(input, withPastBills) }),
    );
    const group = await screen.findByRole('region', { name: 'Legislation' });
    expect(within(group).getByText('4')).toBeInTheDocument();
    await user.click(within(group).getByRole('button', { name: 'View All: Legislation' }));
    expect(await screen.findByText('1–4 of 4')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Active sessions only/ })).not.toBeChecked();
    await waitFor(() => {
      const last = calls.findLast((call) => call.name === 'discover.search' && call.input['limit'] === 25);
      expect(last?.input['searchModel']).toMatchObject({ datasetTypes: ['Legislation'], progressiveFilters: {} });
    });
  });

  it('count a type with the default filters that selecting it applies', async () => {
    const { user } = renderApp('/discover', getAnswers({ search: (input) => withTypeCounts(input, withPastBills) }));
    await user.click(await screen.findByRole('radio', { name: 'Legislation 4' }));
    expect(await screen.findByRole('radio', { name: /^Legislation .*3$/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Active sessions only/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'All 4' })).toBeInTheDocument();
  });

  it('list nothing for a link with an unknown filter, say so and offer to reset it', async () => {
    const filters = { datasetTypes: ['Treaty'] };
    const { user, history } = renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}`,
      getAnswers(),
    );
    expect(await screen.findByText('This link has filters that can’t be used: Treaty')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Rental-pricing software' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await screen.findByRole('link', { name: 'Rental-pricing software' })).toBeInTheDocument();
    expect(history.location.search).toBe('');
  });

  it('list nothing for a link that was cut off within its filters', async () => {
    renderApp('/discover?filters=%7B%22rawTextSearch%22%3A', getAnswers());
    expect(await screen.findByText('The filters of this link can’t be read')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  });

  it('show a plus sign when counting stopped at the limit', async () => {
    renderApp(
      '/discover',
      getAnswers({
        search: (input) => withTypeCounts(input, (each) => ({ ...getAnswer(each), total: 10_000, atTotalLimit: true })),
      }),
    );
    expect(await screen.findByText('10,000+', { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All 10,000+' })).toBeInTheDocument();
  });

  it('show an error when the search fails, and Reset clears it', async () => {
    let isDown = true;
    const { user } = renderApp(
      '/discover',
      getAnswers({
        search: (input) => {
          if (isDown) throw new Refusal('FEATURE_OFF');
          return getAnswer(input);
        },
      }),
    );
    expect(await screen.findByText('The search could not be run.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('link', { name: 'Rental-pricing software' })).toBeInTheDocument();
    expect(screen.queryByText('The search could not be run.')).not.toBeInTheDocument();
  });

  it('offer to include past sessions when nothing was found', async () => {
    const filters = { datasetTypes: ['Legislation'], progressiveFilters: { Legislation: {} } };
    const { user, history } = renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}`,
      getAnswers({ search: (input) => getAnswer(input, []) }),
    );
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Include past sessions' }));
    await waitFor(() =>
      expect(getFilters(history.location.search)).toMatchObject({
        progressiveFilters: { Legislation: { activeSessions: false } },
      }),
    );
  });
});

describe('Discover filters', () => {
  it('take effect only after Apply and show the number of pending changes', async () => {
    const { user, history, calls } = renderApp('/discover', getAnswers());
    await user.click(await screen.findByRole('radio', { name: /^Legislation/ }));
    await user.click(screen.getByRole('checkbox', { name: /US Federal/ }));
    expect(screen.getByText('2 changes')).toBeInTheDocument();
    expect(history.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(getFilters(history.location.search)).toEqual({
        datasetTypes: ['Legislation'],
        genericSearch: { byLocation: ['us'] },
        progressiveFilters: { Legislation: expect.objectContaining({ activeSessions: true }) },
      }),
    );
    await waitFor(() => expect(screen.queryByText('2 changes')).not.toBeInTheDocument());
    await waitFor(() => {
      const last = calls.findLast((call) => call.name === 'discover.search' && call.input['limit'] === 25);
      expect(last?.input['searchModel']).toMatchObject({ datasetTypes: ['Legislation'] });
    });
  });

  it('return to the applied state after Revert', async () => {
    const { user } = renderApp('/discover', getAnswers());
    await user.click(await screen.findByRole('radio', { name: /^Regulation/ }));
    await user.click(screen.getByRole('button', { name: 'Revert' }));
    expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
    expect(screen.queryByText('1 change')).not.toBeInTheDocument();
  });

  it('are removed by their chip and restored by going back in the browser', async () => {
    const filters = { rawTextSearch: 'rent', genericSearch: { byLocation: ['us-wy'] } };
    const { user, history } = renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}`,
      getAnswers(),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove filter Jurisdiction: Wyoming' }));
    await waitFor(() => expect(getFilters(history.location.search)).toEqual({ rawTextSearch: 'rent' }));
    history.back();
    expect(await screen.findByRole('button', { name: 'Remove filter Jurisdiction: Wyoming' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Search Discover' })).toHaveValue('rent');
  });
});

describe('Discover search box', () => {
  it('searches on Enter and returns to the first page with no document open', async () => {
    const { user, history } = renderApp('/discover?page=4', getAnswers());
    await user.type(await screen.findByRole('textbox', { name: 'Search Discover' }), 'tax credit{Enter}');
    await waitFor(() => expect(getFilters(history.location.search)).toEqual({ rawTextSearch: 'tax credit' }));
    expect(history.location.search).not.toContain('page');
  });

  it('shows a query error with its position below the box', async () => {
    const refuse = () => {
      throw new Refusal('QUERY_FAULT', {
        code: 'unknown-proximity',
        position: 4,
        length: 6,
        message: 'near needs a number',
      });
    };
    renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify({ rawTextSearch: 'tax near/x credit' }))}`,
      getAnswers({ search: refuse, explain: refuse }),
    );
    const box = await screen.findByRole('textbox', { name: 'Search Discover' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Character 5: /));
    expect(box).toBeInvalid();
  });

  it('says how the text was understood and searches for what was meant with one click', async () => {
    const hints = [
      {
        code: 'lowercase-operator',
        message: '“or” in lowercase is an ordinary word.',
        fixes: [
          {
            label: 'Use OR',
            text: 'rent OR lease',
          },
        ],
      },
    ];
    const understood = { explanation: 'Documents with “rent”.', hints, enhanced: 'off' as const };
    const { user, history } = renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify({ rawTextSearch: 'rent or lease' }))}`,
      getAnswers({ search: (input) => ({ ...withTypeCounts(input, getAnswer), understood }) }),
    );
    expect(await screen.findByText('Documents with “rent”.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use OR' }));
    await waitFor(() => expect(getFilters(history.location.search)).toEqual({ rawTextSearch: 'rent OR lease' }));
    expect(screen.getByRole('textbox', { name: 'Search Discover' })).toHaveValue('rent OR lease');
  });

  it('searches with a correction of a query error', async () => {
    const fixes = [{ label: 'Use w/15', text: 'tax w/15 credit' }];
    const search = (input: SearchInput) => {
      if (input.searchModel.rawTextSearch !== 'tax /s credit') return withTypeCounts(input, getAnswer);
      throw new Refusal('QUERY_FAULT', { code: 'unknown-proximity', position: 4, length: 2, message: 'No.', fixes });
    };
    const explain = () => search({ searchModel: { rawTextSearch: 'tax /s credit' } });
    const { user, history } = renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify({ rawTextSearch: 'tax /s credit' }))}`,
      getAnswers({ search, explain }),
    );
    await user.click(await screen.findByRole('button', { name: 'Use w/15' }));
    await waitFor(() => expect(getFilters(history.location.search)).toEqual({ rawTextSearch: 'tax w/15 credit' }));
  });

  it('inserts an operator at the cursor and shows a live count', async () => {
    const { user } = renderApp('/discover', getAnswers());
    const box = await screen.findByRole('textbox', { name: 'Search Discover' });
    await user.type(box, 'tax');
    await user.click(screen.getByRole('button', { name: 'AND' }));
    expect(box).toHaveValue('tax AND ');
    expect(await screen.findByText('2,431 live')).toBeInTheDocument();
  });
});

describe('Discover flyout', () => {
  it('opens on click, moves to the next document with j and is stored in the URL', async () => {
    const { user, history } = renderApp('/discover', getAnswers());
    await user.click(await screen.findByRole('link', { name: 'Rental-pricing software' }));
    expect(await screen.findByRole('heading', { name: 'Bill us-ca-2025-2026-sb-1142' })).toBeInTheDocument();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Bill us-119-hr-7316' })).toBeInTheDocument();
    expect(history.location.search).toContain('open=us-119-hr-7316');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(history.location.search).not.toContain('open='));
  });

  it("shows the list's data while the document is fetched, then the rest", async () => {
    const answers = getAnswers();
    let release = () => {};
    const fetched = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user } = renderApp('/discover', {
      ...answers,
      documents: {
        ...answers.documents,
        getLegislation: async ({ id }) => {
          await fetched;
          return buildBill({ fusionId: id, title: 'Rental-pricing software' });
        },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Rental-pricing software' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rental-pricing software' })).toBeInTheDocument();
    expect(screen.getByText('Fetching document - one moment please...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Basic Info' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { name: 'Basic Info' })).toBeInTheDocument();
    expect(screen.queryByText('Fetching document - one moment please...')).not.toBeInTheDocument();
  });

  it('shows three matching passages first, the rest on request, and steps through all of them', async () => {
    const { user } = renderApp(
      `/discover?filters=${encodeURIComponent('{"rawTextSearch":"rental"}')}&open=us-ca-2025-2026-sb-1142&openType=Legislation`,
      getAnswers(),
    );
    const why = await screen.findByRole('region', { name: 'Why this Matched?' });
    expect(await within(why).findAllByRole('listitem')).toHaveLength(3);
    expect(within(why).getByRole('button', { name: 'Show 2 More' })).toBeInTheDocument();
    expect(within(why).getByRole('link', { name: '§ 1' })).toHaveAttribute('href', expect.stringContaining('section='));
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(screen.getByText('Match 5 of 5')).toBeInTheDocument();
    expect(within(why).getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows no explanation of a match when there was no search text', async () => {
    const { calls } = renderApp('/discover?open=us-ca-2025-2026-sb-1142&openType=Legislation', getAnswers());
    expect(await screen.findByRole('heading', { name: 'Basic Info' })).toBeInTheDocument();
    expect(screen.queryByText('Why this Matched?')).not.toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'discover.explainMatch')).toBe(false);
  });

  it('shows an error with Retry when the document cannot be fetched', async () => {
    let isDown = true;
    const answers = getAnswers();
    const { user } = renderApp('/discover?open=us-119-hr-1&openType=Legislation', {
      ...answers,
      documents: {
        ...answers.documents,
        getLegislation: () => {
          if (isDown) throw new Refusal('NOT_FOUND');
          return buildBill({ title: 'Here again' });
        },
      },
    });
    expect(await screen.findByText(/^Error fetching document\. Please try to refresh/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Here again' })).toBeInTheDocument();
  });

  it('opens as a dialog on a phone', async () => {
    setWindowWidth(390);
    renderApp('/discover?open=us-119-hr-1&openType=Legislation', getAnswers());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('heading', { name: 'Basic Info' })).toBeInTheDocument();
  });

  it('suggests searches that would find something, with their counts, when nothing was found', async () => {
    const count = { total: 1234, atTotalLimit: false };
    const nextSteps = () => ({
      withoutWord: [{ ...count, word: 'volcano', rawTextSearch: 'gauge AND river' }],
      otherTypes: [{ documentType: 'News' as const, total: 2, atTotalLimit: false }],
      allSessions: { total: 7, atTotalLimit: false },
    });
    const filters = {
      rawTextSearch: 'gauge river volcano',
      datasetTypes: ['Legislation'],
      progressiveFilters: { Legislation: {} },
    };
    const { user, history } = renderApp(
      `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}`,
      getAnswers({ search: (input) => getAnswer(input, []), nextSteps }),
    );
    expect(await screen.findByRole('button', { name: 'News (2)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Include past sessions (7)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Without volcano (1,234)' }));
    await waitFor(() =>
      expect(getFilters(history.location.search)).toMatchObject({ rawTextSearch: 'gauge AND river' }),
    );
    await user.click(await screen.findByRole('button', { name: 'News (2)' }));
    await waitFor(() => expect(getFilters(history.location.search)).toMatchObject({ datasetTypes: ['News'] }));
  });
});
