// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PROJECT_ID = '0190a0c1-0000-7000-8000-000000000001';

const figures = (): NonNullable<Answers['dashboards']> => ({
  countByJurisdiction: () => ({
    results: [
      { isoCode: 'us-ca', name: 'California', count: 14 },
      { isoCode: 'us', name: 'United States', count: 9 },
    ],
    total: 23,
  }),
  countByStatus: () => ({ results: [{ status: 'Passed', count: 3 }] }),
  countByPriority: () => ({ results: [{ priority: null, count: 1 }] }),
  findHearings: () => ({
    results: [
      {
        fusionId: 'hearing-1',
        documentType: 'CQSchedules',
        title: 'Work session on widgets',
        committees: ['Committee on Widgets'],
        startTs: null,
        date: '2026-03-13',
        bills: [{ fusionId: 'us-119-hr-1', label: 'US HR 1' }],
      },
    ],
    total: 1,
  }),
  summarizeProjects: () => ({
    results: [{ _id: PROJECT_ID, name: 'Widgets', priority: 'High', documents: 23, alerts: 4, unread: 2, cards: 0 }],
    total: 1,
  }),
});

const answers = (dashboards: Answers['dashboards']): Answers => ({
  identity: { getSession: () => buildSession() },
  alerts: {
    getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }),
    getSearchAlerts: () => ({ results: [], total: 0, unread: 0 }),
  },
  savedSearches: { find: () => ({ results: [], total: 0 }) },
  ...(dashboards === undefined ? {} : { dashboards }),
});

const tile = (name: string) => screen.findByRole('region', { name });

describe('the pictures of the dashboard', () => {
  it('show where the documents of the projects are, and lead to them', async () => {
    const { user, container } = renderApp('/', answers(figures()));
    const map = await tile('Policy Map');
    const california = await within(map).findByRole('link', { name: 'California: 14 documents' });
    expect(decodeURIComponent(california.getAttribute('href') ?? '')).toContain('"byLocation":["us-ca"]');
    expect(within(map).getByRole('link', { name: 'United States 9' })).toBeInTheDocument();
    await user.click(within(map).getByRole('button', { name: 'View as table' }));
    expect(within(map).getByRole('row', { name: 'California 14 61%' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('say in words and numbers what they draw', async () => {
    renderApp('/', answers(figures()));
    expect(
      await within(await tile('Bill Priority')).findByRole('row', { name: 'No priority 1 100%' }),
    ).toBeInTheDocument();
    const hearings = await tile('Committee Hearings');
    expect(await within(hearings).findByRole('link', { name: 'Work session on widgets' })).toHaveAttribute(
      'href',
      '/schedule/hearing-1',
    );
    expect(hearings).toHaveTextContent('March 13, 2026');
    expect(hearings).toHaveTextContent('Committee on Widgets · US HR 1');
    const projects = await tile('Projects');
    expect(await within(projects).findByRole('link', { name: 'Widgets' })).toHaveAttribute(
      'href',
      `/projects/${PROJECT_ID}`,
    );
    expect(projects).toHaveTextContent('23 documents · 4 alerts');
  });

  it('stand each for itself: one that failed is tried again in its place, an empty one says what to do', async () => {
    let attempts = 0;
    const { user } = renderApp(
      '/',
      answers({
        ...figures(),
        countByStatus: () => {
          attempts += 1;
          if (attempts === 1) throw new Refusal('NOT_FOUND');
          return { results: [{ status: 'Passed', count: 3 }] };
        },
        findHearings: () => ({ results: [], total: 0 }),
      }),
    );
    const status = await tile('Status');
    await user.click(await within(status).findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(status).toHaveTextContent('3documents'));
    expect(await within(await tile('Committee Hearings')).findByText('No committee hearings')).toBeInTheDocument();
  });
});
