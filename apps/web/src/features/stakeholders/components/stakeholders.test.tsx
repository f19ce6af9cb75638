import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCard, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { buildPerson } from '../../../testing/person-builder.ts';
import { renderApp } from '../../../testing/render-app.tsx';

type Found = Awaited<ReturnType<NonNullable<NonNullable<Answers['stakeholders']>['search']>>>;

const hit = (number: number, changes: Parameters<typeof buildCard>[0] = {}) => ({
  ...buildCard({
    documentType: 'Person',
    fusionId: `person-${number}`,
    title: `Person ${number}`,
    byline: 'Senator',
    localityExternalId: null,
    genericStatus: null,
    lastActionOn: null,
    lastActionText: null,
    ...changes,
  }),
  keywordHighlighting: [],
  certainty: null,
});
const PEOPLE = Array.from({ length: 30 }, (_, at) => hit(at + 1));
const COMMITTEE = hit(99, {
  documentType: 'Committee',
  fusionId: 'committee-1',
  title: 'Committee on Ports',
  byline: null,
});

/** Fakes thirty people and one committee, paged as requested. */
const getAnswer = (total = 30, people = PEOPLE): NonNullable<Answers['stakeholders']> => ({
  search: ({ skip = 0, limit = 25, grouped, sort = 'relevance' }) => {
    const byType: Found['byType'] = [
      { documentType: 'Person', total, atTotalLimit: false },
      { documentType: 'Committee', total: 1, atTotalLimit: false },
    ];
    return {
      total: total === 0 ? 0 : total + 1,
      atTotalLimit: false,
      byType,
      sort,
      understood: {
        explanation: '',
        hints: [],
        enhanced: 'off',
      },
      results: grouped ? [] : people.slice(skip, skip + limit),
      groups: grouped
        ? [
            {
              documentType: 'Person',
              total,
              atTotalLimit: false,
              results: people.slice(0, 3),
            },
            {
              documentType: 'Committee',
              total: 1,
              atTotalLimit: false,
              results: [COMMITTEE],
            },
          ]
        : [],
      facets: {
        isoCodes: [
          {
            value: 'us-ca',
            count: 7,
          },
        ],
        chambers: [],
        roles: [
          {
            value: 'senator',
            count: 4,
          },
        ],
      },
    };
  },
  getPerson: ({ fusionId }) => buildPerson({ fusionId, title: fusionId }),
  findHistoricalRoles: () => [],
  findSponsoredBills: () => ({ results: [], total: 0 }),
});

const open = (address = '/stakeholders', stakeholders = getAnswer()) =>
  renderApp(address, {
    identity: { getSession: () => buildSession() },
    tags: { find: () => ({ results: [], total: 0 }) },
    projects: { find: () => ({ results: [], total: 0 }) },
    stakeholders,
  });
const lastAsked = (calls: { name: string; input: Record<string, unknown> }[]) =>
  calls.findLast(({ name }) => name === 'stakeholders.search')?.input;

describe('Stakeholders page', () => {
  it('shows three of each type, all of a type on request, and keeps that in the URL', async () => {
    const { user, history, container } = open();
    const people = within(await screen.findByRole('region', { name: 'People' }));
    expect(people.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Committee on Ports' })).toBeVisible();
    await expectAccessible(container);
    await user.click(people.getByRole('button', { name: 'View All: People' }));
    expect(await screen.findByText('1–25 of 31')).toBeVisible();
    expect(history.location.search).toContain('type=Person');
  });

  it('shows decisions on people but not on uploaded contacts', async () => {
    const contact = { documentType: 'CustomPerson' as const, fusionId: 'custom-person-1', title: 'Odile Marchetti' };
    open('/stakeholders?type=Person', getAnswer(2, [hit(1), hit(2, contact)]));
    const uploaded = (await screen.findByText('Odile Marchetti')).closest('li');
    expect(screen.getAllByText('Not reviewed')).toHaveLength(1);
    expect(within(uploaded ?? document.body).queryByText('Not reviewed')).toBeNull();
  });

  it('filters by the chosen values and words, and returns to the first page', async () => {
    const { user, calls, history } = open('/stakeholders?type=Person&page=2');
    await screen.findByText('Person 26');
    await user.click(screen.getByRole('combobox', { name: 'Place' }));
    await user.click(screen.getByRole('option', { name: 'California (7)' }));
    await user.click(screen.getByRole('combobox', { name: 'Party' }));
    await user.click(screen.getByRole('option', { name: 'Democratic' }));
    await waitFor(() =>
      expect(lastAsked(calls)).toMatchObject({
        skip: 0,
        sort: 'name',
        people: { parties: ['Democratic'] },
        searchModel: { genericSearch: { byLocation: ['us-ca'] } },
      }),
    );
    expect(history.location.search).not.toContain('page');
    await user.type(screen.getByRole('searchbox', { name: 'Search stakeholders' }), 'rowan');
    await waitFor(() =>
      expect(lastAsked(calls)).toMatchObject({ sort: 'relevance', searchModel: { rawTextSearch: 'rowan' } }),
    );
  });

  it('opens a person beside the list and steps to the next', async () => {
    const { user, history } = open('/stakeholders?type=Person');
    await user.click(await screen.findByRole('link', { name: 'Person 1' }));
    expect(await screen.findByText('No contact information to show')).toBeVisible();
    await user.keyboard('j');
    await waitFor(() => expect(history.location.search).toContain('open=person-2'));
  });

  it('says that there are no stakeholders, and offers Reset when a search finds none', async () => {
    const first = open('/stakeholders', getAnswer(0));
    expect(await screen.findByText('No stakeholders yet')).toBeVisible();
    first.unmount();
    const { user, history } = open('/stakeholders?words=nobody', getAnswer(0));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });
});
