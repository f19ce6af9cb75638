import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildAlert,
  buildCard,
  buildFlags,
  buildSavedSearch,
  buildSession,
  buildConfigurations,
} from '../../testing/builders.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const settings = () => ({
  version: 'v0.0.108',
  demoUrl: 'https://demo.example/',
  supportEmail: null,
  needsFirstUser: false,
  sendsMail: true,
  sampleUsers: [],
});

function signedIn(session = buildSession()): Answers {
  return {
    identity: { getSession: () => session, signOut: () => ({ ok: true }) },
    system: { settings },
    alerts: {
      getCounts: () => ({ projects: [], savedSearches: [], unread: 1038 }),
      getSearchAlerts: () => ({ results: [buildAlert()], total: 1, unread: 1 }),
    },
    savedSearches: { find: () => ({ results: [buildSavedSearch()], total: 1 }) },
    dashboards: { findConfigurations: () => buildConfigurations(['alerts', 'savedSearches']) },
  };
}

describe('Shell', () => {
  it('shows the navigation, the content and a footer with version and build date', async () => {
    const { container } = renderApp('/', signedIn());
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Dashboard - Rotunda'));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Rotunda v0.0.0-testBuilt January 2, 2026');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await screen.findByText('CA SB 1142');
    await expectAccessible(container);
  });

  it('links only to pages that exist', async () => {
    renderApp('/', signedIn());
    const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    const names = links.map((link) => link.textContent?.replace(/[\d,]+$/, ''));
    for (const later of ['Reporting', 'Resources']) expect(names).not.toContain(later);
    for (const link of links) expect(link).toHaveAttribute('href');
  });

  it('marks the Resources menu as current while any of its pages is open', async () => {
    renderApp('/labs', signedIn(buildSession({ flags: buildFlags({ labs: true }) })));
    expect(await screen.findByRole('button', { name: 'Resources', current: true })).toBeInTheDocument();
  });

  it('says that people and bills are invented only in the sample workspace', async () => {
    const note = 'Sample workspace: people, bills and organizations are invented';
    const first = renderApp('/', signedIn(buildSession({ organization: { isSample: true } })));
    expect(await screen.findByTitle(note)).toHaveTextContent(note);
    first.unmount();
    renderApp('/', signedIn());
    await screen.findByText('CA SB 1142');
    expect(screen.queryByTitle(note)).toBeNull();
  });

  it('shows a banner on every page while support acts as the user', async () => {
    const impersonator = { _id: 'support', name: 'Sam Support', email: 'sam@rotunda.example' };
    let isActing = true;
    const { user, history } = renderApp('/nowhere', {
      ...signedIn(),
      identity: {
        getSession: () => buildSession(isActing ? { impersonator } : {}),
        stopImpersonating: () => {
          isActing = false;
          return { token: 'sams-token', session: buildSession() };
        },
      },
    });
    const banner = 'Sam Support is acting as Nora Castellane (nora@tenants.example)';
    expect(await screen.findByText(banner)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
    // The open page may not exist in the supporter's own organization.
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('lets only support act as another user, found by e-mail', async () => {
    const open = async (session: ReturnType<typeof buildSession>) => {
      const rendered = renderApp('/nowhere', {
        ...signedIn(session),
        identity: {
          getSession: () => session,
          impersonate: ({ email }) => {
            if (email !== 'ben@tenants.example') throw new Refusal('NOT_FOUND');
            return { token: 'ben-token', session: buildSession() };
          },
        },
      });
      await rendered.user.click(await screen.findByRole('button', { name: 'Account' }));
      await screen.findByRole('menuitem', { name: 'Log out' });
      return rendered;
    };
    const member = await open(buildSession());
    expect(screen.queryByRole('menuitem', { name: 'Act as a user…' })).toBeNull();
    member.unmount();

    const { user, api, history } = await open(buildSession({ mayImpersonate: true }));
    await user.click(screen.getByRole('menuitem', { name: 'Act as a user…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Act as a user' });
    const email = within(dialog).getByRole('textbox', { name: 'E-mail of the user' });
    await user.type(email, 'nobody@tenants.example{Enter}');
    expect(await within(dialog).findByText(/no active user with this e-mail/)).toBeInTheDocument();
    await expectAccessible(dialog);
    await user.clear(email);
    await user.type(email, 'ben@tenants.example{Enter}');
    await waitFor(() => expect(api.tokens.get()).toBe('ben-token'));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('shows Page not found with a button to the Dashboard for an unknown URL', async () => {
    const { user, history } = renderApp('/nowhere', signedIn());
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('keeps the page and offers Retry when the session cannot be fetched', async () => {
    let attempts = 0;
    const { user } = renderApp('/', {
      ...signedIn(),
      identity: {
        getSession: () => {
          attempts += 1;
          if (attempts === 1) throw new Refusal('CONFLICT');
          return buildSession();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('CA SB 1142')).toBeInTheDocument();
  });
});

describe('Keyboard shortcuts', () => {
  it('open the command palette with Ctrl K and a document by its number', async () => {
    const { user, history, calls } = renderApp('/', {
      ...signedIn(),
      discover: {
        quickHits: () => [
          {
            title: 'US S 5',
            description: 'An act',
            url: 'x',
            id: 'us-119-s-5',
            origin: 'United States · 119th Congress (2025-2026)',
            documentType: 'Legislation',
          },
        ],
      },
    });
    await screen.findByText('CA SB 1142');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Go to a page/ });
    await expectAccessible(screen.getByRole('dialog', { name: 'Command palette' }));
    await user.type(field, 'US S 5');
    const options = within(screen.getByRole('listbox', { name: 'Command palette' }));
    expect(await options.findByRole('option', { name: /US S 5.*An act/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/legislation/us-119-s-5'));
    expect(calls.filter((call) => call.name === 'discover.quickHits').at(-1)?.input).toEqual({ id: 'US S 5' });
  });

  it('are listed after ?', async () => {
    const { user } = renderApp('/', signedIn());
    await screen.findByText('CA SB 1142');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('Command palette');
    expect(dialog).toHaveTextContent('Ctrl K');
  });
});

describe('Dashboard', () => {
  const searchBox = () => screen.findByRole('combobox', { name: 'Search and track U.S. federal and state policy' });
  const getFilters = (search: string) => JSON.parse(new URLSearchParams(search).get('filters') ?? 'null');

  it('sends a question to Discover with enhanced search on, unless it is blank', async () => {
    const { user, history } = renderApp('/', signedIn());
    const box = await searchBox();
    const ask = screen.getByRole('button', { name: 'Ask' });
    expect(ask).toBeDisabled();
    await user.type(box, '   ');
    expect(ask).toBeDisabled();
    await user.type(box, 'Which bills cap rents?');
    await user.click(ask);
    await waitFor(() => expect(history.location.pathname).toBe('/discover'));
    expect(getFilters(history.location.search)).toEqual({
      rawTextSearch: 'Which bills cap rents?',
      searchExtensions: { enhancedSearch: true },
    });
  });

  it('changes the placeholder of the search box after the first click', async () => {
    const { user } = renderApp('/', signedIn());
    const box = await searchBox();
    expect(box).toHaveAttribute('placeholder', 'Search and track U.S. federal and state policy');
    await user.click(box);
    expect(box.getAttribute('placeholder')).not.toBe('Search and track U.S. federal and state policy');
  });

  it('runs a query from the examples menu', async () => {
    const findExamples = () => ({ examples: ['US S 5', 'clean water'], more: ['rent control'] });
    const { user, history } = renderApp('/', { ...signedIn(), discover: { findExamples } });
    await searchBox();
    await user.click(await screen.findByRole('button', { name: 'Query examples' }));
    const menu = screen.getByRole('menu', { name: 'Query examples' });
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await user.click(within(menu).getByRole('menuitem', { name: 'US S 5' }));
    await waitFor(() => expect(getFilters(history.location.search)).toMatchObject({ rawTextSearch: 'US S 5' }));
  });

  it('hides the examples menu when no example finds anything', async () => {
    const { calls } = renderApp('/', { ...signedIn(), discover: { findExamples: () => ({ examples: [], more: [] }) } });
    await searchBox();
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('discover.findExamples'));
    expect(screen.queryByRole('button', { name: 'Query examples' })).toBeNull();
  });

  it('opens a quick hit by keyboard and does not request hits for every keystroke', async () => {
    const { user, history, calls } = renderApp('/', {
      ...signedIn(),
      discover: {
        quickHits: ({ id }) => [
          {
            title: `Hit of ${id}`,
            description: '',
            origin: null,
            url: 'x',
            id: 'us-119-s-5',
            documentType: 'Legislation',
          },
        ],
      },
    });
    await user.type(await searchBox(), 'US S 5');
    expect(await screen.findByRole('option', { name: /Hit of US S 5/ })).toBeInTheDocument();
    expect(calls.filter((call) => call.name === 'discover.quickHits').length).toBeLessThan(4);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/legislation/us-119-s-5'));
  });

  it('shows empty messages when there are no alerts and no saved searches', async () => {
    renderApp('/', {
      ...signedIn(),
      alerts: {
        getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }),
        getSearchAlerts: () => ({ results: [], total: 0, unread: 0 }),
      },
      savedSearches: { find: () => ({ results: [], total: 0 }) },
    });
    expect(await screen.findByText('No alerts yet')).toBeInTheDocument();
    expect(await screen.findByText('No saved searches')).toBeInTheDocument();
  });

  it('shows an error in the panel that failed and keeps the other panel intact', async () => {
    renderApp('/', {
      ...signedIn(),
      savedSearches: {
        find: () => {
          throw new Refusal('FORBIDDEN');
        },
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Saved searches' }));
    expect(await panel.findByText('You do not have permission to do this.')).toBeInTheDocument();
    expect(await screen.findByText('CA SB 1142')).toBeInTheDocument();
  });

  it('shows and requests no alerts when the Alerts page is switched off', async () => {
    const { calls } = renderApp('/', signedIn(buildSession({ flags: buildFlags({ alertsPage: false }) })));
    expect(await screen.findByRole('region', { name: 'Saved searches' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
    expect(calls.map((call) => call.name)).not.toContain('alerts.getCounts');
  });

  it('names unread alerts as unread and shows the full title in a tooltip', async () => {
    const title = 'An act relating to rents '.repeat(78).trim();
    renderApp('/', {
      ...signedIn(),
      alerts: {
        getCounts: () => ({ projects: [], savedSearches: [], unread: 1 }),
        getSearchAlerts: () => ({ results: [buildAlert({ document: buildCard({ title }) })], total: 1, unread: 1 }),
      },
    });
    const link = await screen.findByRole('link', { name: `Unread: ${title}` });
    expect(link).toHaveAttribute('title', title);
    expect(link).toHaveAttribute('href', '/legislation/us-ca-2025-2026-sb-1142');
  });
});
