import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFlags, buildSession } from '../../testing/builders.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { frameableUrl } from './frameable-url.ts';

const withSession = (session: ReturnType<typeof buildSession>, schedulingUrl: string | null = null): Answers => ({
  identity: { getSession: () => session },
  alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
  flags: { getLabs: () => ({ schedulingUrl }) },
});
const inLabs = () => buildSession({ flags: buildFlags({ labs: true, fileUpload: true }) });

describe('Labs page', () => {
  it("lists previews and adds the user's e-mail to the scheduling link", async () => {
    const session = inLabs();
    const { container } = renderApp('/labs', withSession(session, 'https://calendar.example/previews?topic=labs'));
    const link = await screen.findByRole('link', { name: 'Schedule a meeting about early previews' });
    const email = encodeURIComponent(session.user.email);
    expect(link).toHaveAttribute('href', `https://calendar.example/previews?topic=labs&email=${email}`);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([expect.stringMatching(/^On/), expect.stringMatching(/^Off/)]);
    await expectAccessible(container);
  });

  it('has no scheduling link unless it is configured, and is turned off with its flag', async () => {
    const { calls, unmount } = renderApp('/labs', withSession(inLabs()));
    expect(await screen.findByText('Early previews')).toBeVisible();
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain('flags.getLabs'));
    expect(screen.queryByRole('link', { name: /Schedule/ })).toBeNull();
    unmount();
    renderApp('/labs', withSession(buildSession()));
    expect(await screen.findByText('Feature turned off')).toBeVisible();
  });
});

describe('Dashboard report', () => {
  const withReport = (tableauReportUrl: string | null) => buildSession({ organization: { tableauReportUrl } });

  it('appears in the Resources menu and as a page only when the organization has a report', async () => {
    const { user, unmount } = renderApp('/labs', withSession(withReport('http://reports.example/1')));
    await user.click(await screen.findByRole('button', { name: 'Resources' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Attachments', 'Global tariff tracker', 'Dashboard report', 'Calendars']);
    unmount();
    renderApp('/global-tableau-report', withSession(withReport(null)));
    expect(await screen.findByText('Page not found')).toBeVisible();
  });

  it('opens in a new tab when it cannot be framed', async () => {
    renderApp('/global-tableau-report', withSession(withReport('http://reports.example/1')));
    const link = await screen.findByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', 'http://reports.example/1');
    expect(screen.getByText(/can’t be shown here/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['https://reports.example/views/1?a=b', 'https://reports.example/views/1?a=b'],
    ['http://reports.example/1', null],
    ['https://own.example/labs', null],
    ['javascript:alert(1)', null],
  ])('frames %s with the address %s', (address, frame) => {
    expect(frameableUrl(address, 'https://own.example')).toBe(frame);
  });
});
