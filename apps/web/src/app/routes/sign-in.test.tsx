import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const answers: Answers = {
  identity: {
    getSession: () => buildSession(),
    signIn: ({ password }) => {
      if (password !== 'right horse') throw new Refusal('INVALID_CREDENTIALS');
      return { token: 'new-token', session: buildSession() };
    },
    signOut: () => ({ ok: true }),
  },
  system: {
    settings: () => ({
      version: 'v0.0.108',
      demoUrl: 'https://demo.example/',
      supportEmail: null,
      needsFirstUser: false,
      sendsMail: true,
      sampleUsers: [{ email: 'nora@tenants.example', role: 'admin', organization: 'Tenant Watch' }],
    }),
  },
};

describe('Login page', () => {
  it('is required everywhere and returns the user to the requested page', async () => {
    const { user, history, container, calls } = renderApp('/nowhere?tab=2', answers, false);
    expect(await screen.findByRole('heading', { name: 'Log in to Rotunda' })).toBeInTheDocument();
    await expectAccessible(container);
    await user.type(screen.getByLabelText('E-mail'), 'nora@tenants.example');
    await user.type(screen.getByLabelText('Password'), 'right horse{Enter}');
    await waitFor(() => expect(history.location.href).toBe('/nowhere?tab=2'));
    expect(localStorage.getItem('rotunda.token')).toBe('new-token');
    expect(calls.filter((call) => call.name === 'identity.signIn')).toHaveLength(1);
  });

  it('shows an error and does not sign in when the e-mail or password is wrong', async () => {
    const { user } = renderApp('/login', answers, false);
    await user.type(await screen.findByLabelText('E-mail'), 'nora@tenants.example');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect e-mail or password.');
    expect(localStorage.getItem('rotunda.token')).toBeNull();
  });

  it('explains how to create the first user only when there are no users', async () => {
    const first = renderApp('/login', answers, false);
    await screen.findByText('nora@tenants.example');
    expect(screen.queryByText(/rotunda -- user add/)).not.toBeInTheDocument();
    first.unmount();
    const settings = () => ({
      version: 'v0.0.108',
      demoUrl: null,
      supportEmail: null,
      needsFirstUser: true,
      sendsMail: true,
      sampleUsers: [],
    });
    const { container } = renderApp('/login', { ...answers, system: { settings } }, false);
    expect(await screen.findByText(/^npm run rotunda -- user add /)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('sends no request while a field is empty', async () => {
    const { user, calls } = renderApp('/login', answers, false);
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Enter an e-mail address.')).toBeInTheDocument();
    expect(screen.getByText('Enter a password.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter an e-mail address.');
    expect(calls.map((call) => call.name)).not.toContain('identity.signIn');
  });

  it('links only to Login and Request a Demo, and fills in a sample account', async () => {
    const { user } = renderApp('/login', answers, false);
    expect(await screen.findByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
      'href',
      'https://demo.example/',
    );
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(['Login', 'Request a Demo']);
    await user.click(screen.getByRole('button', { name: /nora@tenants.example/ }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('nora@tenants.example');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it.each([
    'http://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/%2F%2Felsewhere.example',
    '/login?redirect=/login',
  ])('never redirects to %j', async (address) => {
    const login = `/login?redirect=${encodeURIComponent(address)}`;
    const signedIn = renderApp(login, answers);
    await waitFor(() => expect(signedIn.history.location.href).toBe('/'));
    signedIn.unmount();
    localStorage.clear();

    const { user, history } = renderApp(login, answers, false);
    await user.type(await screen.findByLabelText('E-mail'), 'nora@tenants.example');
    await user.type(screen.getByLabelText('Password'), 'right horse{Enter}');
    await waitFor(() => expect(history.location.href).toBe('/'));
  });
});

describe('Session', () => {
  it('redirects to the login page and drops the token when the server no longer knows it', async () => {
    const { history } = renderApp('/nowhere', {
      ...answers,
      identity: {
        getSession: () => {
          throw new Refusal('UNAUTHORIZED');
        },
      },
    });
    await screen.findByRole('heading', { name: 'Log in to Rotunda' });
    expect(localStorage.getItem('rotunda.token')).toBeNull();
    expect(history.location.search).toBe('?redirect=%2Fnowhere');
  });

  it('ends in this tab when the page is shown again after a logout in another tab', async () => {
    renderApp('/nowhere', answers);
    await screen.findByText('Page not found');
    localStorage.removeItem('rotunda.token');
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
    expect(await screen.findByRole('heading', { name: 'Log in to Rotunda' })).toBeInTheDocument();
  });

  it('is not ended by opening /logout, only by the click on its button', async () => {
    const { user, calls } = renderApp('/logout', {
      ...answers,
      identity: { ...answers.identity, signOut: () => ({ ok: true }) },
    });
    const leave = await screen.findByRole('button', { name: 'Log out' });
    expect(calls.map((call) => call.name)).not.toContain('identity.signOut');
    expect(localStorage.getItem('rotunda.token')).toBe('test-token');
    await user.click(leave);
    expect(await screen.findByText('You have been logged out.')).toBeInTheDocument();
    expect(calls.map((call) => call.name)).toContain('identity.signOut');
    expect(localStorage.getItem('rotunda.token')).toBeNull();
  });

  it('is kept when it begins before the server has ended the previous session', async () => {
    let endOnServer = () => {};
    const isEnded = new Promise<void>((resolve) => {
      endOnServer = resolve;
    });
    const { user, calls } = renderApp('/logout', {
      ...answers,
      identity: { ...answers.identity, signOut: () => isEnded.then(() => ({ ok: true })) },
    });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('identity.signOut'));
    // A request of the previous page is rejected first, which clears the old token.
    localStorage.removeItem('rotunda.token');
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
    await user.type(await screen.findByLabelText('E-mail'), 'nora@tenants.example');
    await user.type(screen.getByLabelText('Password'), 'right horse{Enter}');
    await waitFor(() => expect(localStorage.getItem('rotunda.token')).toBe('new-token'));
    endOnServer();
    await screen.findByRole('button', { name: 'Account' });
    expect(localStorage.getItem('rotunda.token')).toBe('new-token');
  });

  it('ends locally when the server does not respond to the logout', async () => {
    const { user } = renderApp('/nowhere', {
      ...answers,
      identity: {
        getSession: () => buildSession(),
        signOut: () => {
          throw new Refusal('INTERNAL');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('You have been logged out.')).toBeInTheDocument();
    expect(localStorage.getItem('rotunda.token')).toBeNull();
  });
});
