import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFlags, buildSession } from '../../testing/builders.ts';
import { type Answers, Refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const MISSING = '00000000-0000-4000-8000-000000000009';
const session = (changes: Parameters<typeof buildSession>[0]): Answers => ({
  identity: { getSession: () => buildSession(changes) },
});
const administrator = session({ user: { role: 'admin' } });
const operator = session({ user: { role: 'admin' }, isOperator: true });
const viewer = session({ user: { role: 'viewer' } });
const supporter = session({ impersonator: { _id: 'supporter', name: 'Ann Lee', email: 'ann@rotunda.example' } });
const flagsOff = session({ flags: buildFlags({ alertsPage: false, attachments: false }) });

describe('Page title', () => {
  it.each([
    ['/attachments', operator, 'Attachments'],
    ['/account', operator, 'Account'],
    ['/admin/sources', operator, 'Sources'],
    ['/admin/organizations', operator, 'All organizations'],
    ['/admin/organization', operator, 'Organization'],
    ['/admin/advocacy', operator, 'Advocacy'],
    ['/admin/audit-log', operator, 'Audit log'],
    ['/admin/outbox', operator, 'Outbox'],
    ['/logout', operator, 'Log out'],
  ])('of %s names the page and the product', async (address, answers, title) => {
    renderApp(address, answers);
    await waitFor(() => expect(document.title).toBe(`${title} - Rotunda`));
  });

  it.each([
    ['/nothing-here', operator],
    ['/account', supporter],
    ['/admin/sources', viewer],
    ['/admin/organizations', viewer],
    ['/admin/organization', viewer],
    ['/admin/advocacy', viewer],
    ['/admin/audit-log', viewer],
    ['/admin/outbox', viewer],
    [`/projects/${MISSING}`, viewer],
    ['/legislation/us-119-hr-999999', viewer],
    ['/cq/news/none', viewer],
  ])('of %s reads "Page not found" when the page is unavailable to the user', async (address, answers) => {
    renderApp(address, answers);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found - Rotunda'));
  });

  it.each(['/alerts', '/attachments', '/labs'])(
    'of %s reads "Feature turned off" when its flag is off',
    async (address) => {
      const { user, history } = renderApp(address, flagsOff);
      expect(await screen.findByRole('heading', { level: 1, name: 'Feature turned off' })).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Feature turned off - Rotunda'));
      await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
      await waitFor(() => expect(history.location.pathname).toBe('/'));
    },
  );

  it('reads "Managed by the operator" for administrators on the operator\'s pages', async () => {
    renderApp('/admin/sources', administrator);
    await waitFor(() => expect(document.title).toBe('Managed by the operator - Rotunda'));
  });

  it.each([`/projects/${MISSING}`, '/legislation/us-119-hr-1'])(
    'of %s says that the page could not be shown when fetching fails',
    async (address) => {
      const fail = () => {
        throw new Refusal('UNAVAILABLE');
      };
      renderApp(address, { ...viewer, projects: { get: fail }, documents: { getLegislation: fail } });
      await waitFor(() => expect(document.title).toBe('This page could not be shown - Rotunda'), { timeout: 8000 });
    },
  );
});
