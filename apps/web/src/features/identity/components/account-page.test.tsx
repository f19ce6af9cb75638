import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSession } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const here: OwnSession = {
  _id: 'session-1',
  address: '192.0.2.1',
  agent: 'Firefox on Windows',
  createdTs: 1767e6,
  lastUsedTs: 0x6957b340,
  isCurrent: true,
};
const phone: OwnSession = { ...here, _id: 'session-2', address: null, agent: 'Safari on iPhone', isCurrent: false };

function answers(identity: Answers['identity'] = {}, sendsMail = false): Answers {
  const settings = { version: 'v1', demoUrl: null, supportEmail: null, needsFirstUser: false, sampleUsers: [] };
  return {
    system: { settings: () => ({ ...settings, sendsMail }) },
    identity: {
      getSession: () => buildSession(),
      findSessions: () => ({ results: [here, phone], total: 2 }),
      ...identity,
    },
    apiTokens: { find: () => ({ results: [], total: 0 }) },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
  };
}

describe('Account page', () => {
  it("opens from the account menu and lists the user's sessions", async () => {
    const { user, container } = renderApp('/', answers());
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Account' }));
    const list = await screen.findByRole('list', { name: 'Sessions' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Firefox on WindowsThis one192.0.2.1'),
      expect.stringContaining('Safari on iPhoneAddress not known'),
    ]);
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await expectAccessible(container);
  });

  it('ends a single session, or all others', async () => {
    let results = [here, phone, { ...phone, _id: 'session-3', agent: 'curl' }];
    const { user, calls } = renderApp(
      '/account',
      answers({
        findSessions: () => ({ results, total: results.length }),
        endSession: ({ id }) => {
          results = results.filter(({ _id }) => _id !== id);
          return { ok: true };
        },
        endOtherSessions: () => {
          results = [here];
          return { ended: 1 };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone, Address not known' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(calls.find((call) => call.name === 'identity.endSession')?.input).toEqual({ id: 'session-2' });
    await user.click(screen.getByRole('button', { name: 'Log out all others' }));
    expect(await screen.findByText('One other session logged out')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out all others' })).not.toBeInTheDocument());
  });

  it('changes the password with the current password', async () => {
    const { user, calls } = renderApp('/account', answers({ changePassword: () => ({ ok: true }) }));
    const submit = await screen.findByRole('button', { name: 'Change password' });
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText('Current password'), 'the old phrase');
    await user.type(screen.getByLabelText('New password'), 'too short');
    await user.tab();
    expect(screen.getByText('Use at least 12 characters.')).toBeInTheDocument();
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText('New password'), ', made longer');
    await user.click(submit);
    expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(submit).toBeDisabled();
    expect(calls.find((call) => call.name === 'identity.changePassword')?.input).toEqual({
      currentPassword: 'the old phrase',
      newPassword: 'too short, made longer',
    });
  });

  it('keeps the typed passwords and shows the reason when the server refuses', async () => {
    const refused = answers({
      changePassword: () => {
        throw new Refusal('RATE_LIMITED');
      },
    });
    const { user } = renderApp('/account', refused);
    await user.type(await screen.findByLabelText('Current password'), 'the old phrase');
    await user.type(screen.getByLabelText('New password'), 'a longer phrase');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    expect(screen.getByLabelText('New password')).toHaveValue('a longer phrase');
  });

  it('is not found for support acting as the user', async () => {
    const impersonator = { _id: 'support-1', name: 'Sam Support', email: 'sam@rotunda.example' };
    const { user } = renderApp('/account', answers({ getSession: () => buildSession({ impersonator }) }));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Account' })).not.toBeInTheDocument();
  });

  it('sends a confirmation e-mail to a new address', async () => {
    const requestAddressChange = () => ({ ok: true as const });
    const { user, calls, container } = renderApp('/account', answers({ requestAddressChange }, true));
    const form = within(await screen.findByRole('region', { name: 'E-mail address' }));
    await user.type(form.getByLabelText('New e-mail address'), 'moved@tenants.example');
    expect(form.getByRole('button', { name: 'Change address' })).toBeDisabled();
    await user.type(form.getByLabelText('Current password'), 'the old phrase{Enter}');
    expect(await form.findByText(/Open the link in the e-mail to moved@tenants.example/)).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'identity.requestAddressChange')?.input).toEqual({
      email: 'moved@tenants.example',
      currentPassword: 'the old phrase',
    });
    await expectAccessible(container);
  });

  it('does not offer to change the address when no e-mail is sent, and says why', async () => {
    renderApp('/account', answers());
    expect(await screen.findByText(/E-mail is not set up here/)).toBeInTheDocument();
    expect(screen.queryByLabelText('New e-mail address')).not.toBeInTheDocument();
  });
});
