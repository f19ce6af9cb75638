import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildConfigurations, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PROJECT_ID = '0190a0c1-0000-7000-8000-000000000001';
const COLUMN_ID = '0190a0c1-0000-7000-8000-000000000002';

const PICTURES = ['policyMap', 'statusChart', 'billPriorityChart', 'committeeHearings', 'projectPolicy'] as const;

const figures = (): NonNullable<Answers['dashboards']> => ({
  findConfigurations: () => buildConfigurations([...PICTURES, 'workflow']),
  countByColumn: () => ({
    results: [{ projectId: PROJECT_ID, projectName: 'Widgets', columnId: COLUMN_ID, title: 'Watching', count: 3 }],
    total: 3,
  }),
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
        timeZone: 'America/New_York',
        status: 'Scheduled',
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

describe('Dashboard charts', () => {
  it('show the documents of the projects on a map and link to them', async () => {
    const { user, container } = renderApp('/', answers(figures()));
    const map = await tile('Policy Map');
    const california = await within(map).findByRole('link', { name: 'California: 14 documents' });
    const address = decodeURIComponent(california.getAttribute('href') ?? '');
    expect(address).toContain('"byLocation":["us-ca"]');
    // One marker stands for all projects, however many there are.
    expect(address).toContain('"projectIds":"allProjects"');
    expect(within(map).getByRole('link', { name: 'United States 9' })).toBeInTheDocument();
    await user.click(within(map).getByRole('button', { name: 'View as table' }));
    expect(within(map).getByRole('row', { name: 'California 14 61%' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('describe their data in words and numbers', async () => {
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

  it('link a board to its page and show its columns as a table', async () => {
    const { user } = renderApp('/', answers(figures()));
    const workflow = await tile('Workflow');
    expect(await within(workflow).findByRole('link', { name: 'Widgets' })).toHaveAttribute(
      'href',
      `/projects/${PROJECT_ID}?tab=Workflows`,
    );
    await user.click(within(workflow).getByRole('button', { name: 'View as table' }));
    expect(within(workflow).getByRole('row', { name: 'Widgets · Watching 3 100%' })).toBeInTheDocument();
  });

  it('fail and retry independently, and show a message when empty', async () => {
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

describe('Dashboard layout', () => {
  const titles = () =>
    screen.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
  const arranged = () => {
    let kept = buildConfigurations(['alerts', 'statusChart', 'billPriorityChart']);
    return answers({
      ...figures(),
      findConfigurations: () => kept,
      saveConfiguration: ({ projectId, layout }) => {
        kept = {
          results: [{ projectId, layout: layout.map((item, index) => ({ ...item, moduleId: moduleIdAt(index) })) }],
          total: 1,
        };
        return { projectId, layout: kept.results[0]?.layout ?? [] };
      },
    });
  };
  const moduleIdAt = (index: number) => `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9c0${index}`;

  it("can be changed from a widget's menu, which keeps focus and announces the new position", async () => {
    const { user, calls } = renderApp('/', arranged());
    await user.click(await screen.findByRole('button', { name: 'Options for Bill Priority' }));
    expect(screen.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    expect(await screen.findByText('Bill Priority is 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Alerts', 'Bill Priority', 'Status']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options for Bill Priority' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Options for Status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Width: Half' }));
    await waitFor(() =>
      expect(calls.findLast((call) => call.name === 'dashboards.saveConfiguration')?.input).toMatchObject({
        projectId: null,
        layout: [
          { widget: 'alerts', x: 0, y: 0 },
          { widget: 'billPriorityChart', x: 4, y: 0 },
          { widget: 'statusChart', x: 0, y: 4, w: 6 },
        ],
      }),
    );
  });

  it('restores a removed widget with Undo and adds missing widgets', async () => {
    const { user } = renderApp('/', arranged());
    await user.click(await screen.findByRole('button', { name: 'Options for Status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(titles()).toEqual(['Alerts', 'Bill Priority']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Alerts', 'Status', 'Bill Priority']));
    await user.click(screen.getByRole('button', { name: 'Add widget' }));
    const menu = within(screen.getByRole('menu', { name: 'Add widget' }));
    expect(menu.queryByRole('menuitem', { name: 'Status' })).toBeNull();
    await user.click(menu.getByRole('menuitem', { name: 'Workflow' }));
    await waitFor(() => expect(titles().at(-1)).toBe('Workflow'));
  });
});
