import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PROJECT = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01';

const answers = (): Answers => ({
  identity: { getSession: () => buildSession() },
  alerts: {
    getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }),
    getSearchAlerts: () => ({ results: [], total: 0, unread: 0 }),
  },
  savedSearches: { find: () => ({ results: [], total: 0 }) },
  projects: { find: () => ({ results: [], total: 0 }) },
});

describe('A link whose filters cannot be used', () => {
  it.each([
    ['/alerts?search=5b0f1f9c', 'search'],
    ['/alerts?type=Treaty&read=unread', 'type'],
    ['/stakeholders?party=Whigs', 'party'],
    ['/resources?filters=%7B%22isoCodes%22%3A%5B%22us', 'filters'],
    ['/actions?filters=%7B%22colors%22%3A%5B1%5D%7D', 'colors'],
    ['/projects?priority=Urgent', 'priority'],
    [`/projects/${PROJECT}?tab=Documents&position=Maybe`, 'position'],
    [`/projects/${PROJECT}?tab=Alerts&type=Treaty`, 'type'],
    [`/projects/${PROJECT}?tab=Workflows&filters=%7B%22priorities%22%3A%5B%22Highest%22%5D%7D`, 'Highest'],
    ['/attachments?filters=%7B%22projectIds%22%3A%22some%22%7D', 'projectIds'],
    ['/admin/audit-log?kind=espionage', 'kind'],
    ['/admin/outbox?state=lost', 'state'],
  ])('%s says so instead of showing everything', async (address, name) => {
    const { calls } = renderApp(address, answers());
    expect(await screen.findByText(`This link has filters that can’t be used: ${name}`)).toBeVisible();
    expect(calls.map((call) => call.name)).not.toContain('alerts.getSearchAlerts');
  });

  it('opens without them on request, and keeps the others', async () => {
    const { user, history } = renderApp('/alerts?type=Treaty&read=unread', answers());
    await user.click(await screen.findByRole('button', { name: 'Open without these filters' }));
    await waitFor(() => expect(history.location.search).toBe('?read=unread'));
    expect(await screen.findByText('Nothing unread')).toBeVisible();
  });
});
