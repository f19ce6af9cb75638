import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { Verdict } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { ApiProvider } from '../../../shared/api/api-context.tsx';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { buildSavedSearch } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, createFakeServer, Refusal } from '../../../testing/fake-server.ts';
import { NOW_SECONDS, renderUi } from '../../../testing/render-ui.tsx';
import { describeFilter, describeVerdict } from '../model/verdict-texts.ts';
import { WhyNotDialog } from './why-not-dialog.tsx';

const hit = (id: string, origin: string) => ({
  id,
  title: 'US HR 1',
  description: 'A bill to price rents',
  origin,
  url: `/legislation/${id}`,
  documentType: 'Legislation' as const,
});
const NOTHING = { has: null, fromTs: null, toTs: null, hasTs: null };
const getVerdict = (changes: Partial<Verdict> = {}): Verdict => ({
  matches: false,
  reasons: ['words', 'filters'],
  brokenReason: null,
  clausesLeftOut: 2,
  alert: null,
  clauses: [
    {
      depth: 0,
      kind: 'and',
      text: null,
      holds: false,
      passage: null,
    },
    {
      depth: 1,
      kind: 'clause',
      text: 'rent',
      holds: true,
      passage: {
        field: 'title',
        text: 'A bill to price rents',
        marks: [[16, 21]],
      },
    },
    {
      depth: 1,
      kind: 'clause',
      text: '"rent software"',
      holds: false,
      passage: null,
    },
  ],
  filters: [
    {
      ...NOTHING,
      filter: 'isoCodes',
      passes: false,
      asked: ['us-ca', 'us-ny'],
      has: 'us',
    },
    {
      ...NOTHING,
      filter: 'activeSessions',
      passes: true,
      asked: ['active'],
      has: 'active',
    },
  ],
  metadata: [
    {
      list: 'projectIds',
      passes: false,
    },
  ],
  passageShare: null,
  searchChangedTs: NOW_SECONDS,
  documentChangedTs: NOW_SECONDS,
  ...changes,
});

function renderDialog(explainVerdict: NonNullable<Answers['alerts']>['explainVerdict']) {
  const { api, calls } = createFakeServer({ alerts: explainVerdict ? { explainVerdict } : {} });
  const result = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}>
        <WhyNotDialog savedSearch={buildSavedSearch({ title: 'Rents' })} onClose={() => {}} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  const ask = async (name: string) => {
    await result.user.type(screen.getByLabelText('Bill or document number'), `${name}{Enter}`);
  };
  return { ...result, calls, ask };
}

describe('Why-not dialog', () => {
  it('explains each clause and filter, and offers other bills of the same number', async () => {
    const { user, ask, calls, baseElement } = renderDialog(({ document }) => ({
      document: hit(document === 'us-118-hr-1' ? document : 'us-119-hr-1', '119th Congress'),
      others: document === 'us-118-hr-1' ? [] : [hit('us-118-hr-1', '118th Congress')],
      verdict: getVerdict(),
    }));
    expect(screen.getByRole('button', { name: 'Explain' })).toBeDisabled();
    await ask('H.R. 1');
    expect(await screen.findByRole('link', { name: 'US HR 1' })).toHaveAttribute('href', '/legislation/us-119-hr-1');
    expect(screen.getByRole('status')).toHaveTextContent(/doesn’t match.*search text.*A filter excludes/);
    const clauses = within(screen.getByRole('list', { name: 'Search text' })).getAllByRole('listitem');
    expect(clauses.map((clause) => clause.textContent)).toEqual([
      'Doesn’t match: All of:',
      'Matches: rentTitle: A bill to price rents',
      'Doesn’t match: "rent software"',
    ]);
    expect(screen.getByText('2 more clauses not shown.')).toBeVisible();
    const filters = within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem');
    expect(filters.map((filter) => filter.textContent)).toEqual([
      'Doesn’t match: Jurisdiction: United StatesAsked for: California, New York',
      'Matches: Session: ActiveAsked for: Active',
    ]);
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('button', { name: 'US HR 1 · 118th Congress' }));
    expect(await screen.findByRole('link', { name: 'US HR 1' })).toHaveAttribute('href', '/legislation/us-118-hr-1');
    expect(calls.map(({ input }) => input['document'])).toEqual(['H.R. 1', 'us-118-hr-1']);
  });

  it('says that no such document exists, or shows an error with Retry', async () => {
    let attempts = 0;
    const { user, ask } = renderDialog(() => {
      attempts += 1;
      if (attempts === 1) throw new Refusal('SEARCH_TOO_SLOW');
      return { document: null, others: [], verdict: null };
    });
    await ask('HR 99');
    expect(await screen.findByText('The document could not be checked.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/No document found for “HR 99”/)).toBeVisible();
  });
});

describe('Verdict sentences', () => {
  const alert = { matchedTs: NOW_SECONDS, markedIrrelevant: false, isDeleted: false };
  it.each([
    [{ matches: true, reasons: [], alert }, ['There is an alert']],
    [
      { matches: true, reasons: [], alert: { ...alert, markedIrrelevant: true, isDeleted: true } },
      ['There is an alert', 'The alert was deleted', 'marked irrelevant'],
    ],
    [
      { matches: true, reasons: ['older'], alert: null },
      ['It matches today, but there is no alert', 'saved or changed after'],
    ],
    [{ matches: false, reasons: ['words'], alert }, ['doesn’t match', 'search text', 'An earlier version matched']],
    [{ reasons: ['broken'], brokenReason: 'Add a quote.' }, ['doesn’t match', 'can’t be read', 'Add a quote.']],
    [{ matches: true, reasons: ['told'], passageShare: 0.876 }, ['no alert', 'once for each text', 'contains 87%']],
  ] satisfies [Partial<Verdict>, string[]][])('explain %j', (changes, expected) => {
    const sentences = describeVerdict(getVerdict(changes));
    expect(sentences).toHaveLength(expected.length);
    for (const [place, words] of expected.entries()) expect(sentences[place]).toContain(words);
  });

  it('show dates as days and unknown values as not known', () => {
    const range = { ...NOTHING, filter: 'introduced' as const, passes: false, asked: [] };
    expect(describeFilter({ ...range, fromTs: Date.UTC(2026, 0, 1) / 1000 })).toEqual({
      asked: 'January 1, 2026 – …',
      has: 'Not known',
    });
    expect(
      describeFilter({ ...NOTHING, filter: 'documentTypes', passes: true, asked: ['News'], has: 'Regulation' }),
    ).toEqual({ asked: 'News', has: 'Regulation' });
  });
});
