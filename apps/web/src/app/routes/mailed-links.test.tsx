import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ERRORS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

function answers(identity: NonNullable<Answers['identity']>, sendsMail = true): Answers {
  const settings = { version: 'v1', demoUrl: null, supportEmail: null, needsFirstUser: false, sampleUsers: [] };
  return { identity, system: { settings: () => ({ ...settings, sendsMail }) } };
}

const TOKEN = 'x'.repeat(43);

describe('Pages behind e-mailed links', () => {
  it('request a password reset from the login page, with the same confirmation for every address', async () => {
    const { user, container, calls } = renderApp(
      '/login',
      answers({ requestPasswordReset: () => ({ ok: true }) }),
      false,
    );
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    await user.type(screen.getByLabelText('E-mail'), 'nora@tenants.example{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('If there is an account with this address');
    expect(calls.find(({ name }) => name === 'identity.requestPasswordReset')?.input).toEqual({
      email: 'nora@tenants.example',
    });
    await expectAccessible(container);
  });

  it('say that the installation sends no e-mail instead of promising a link', async () => {
    renderApp('/forgot-password', answers({}, false), false);
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail is not set up here.');
    expect(screen.queryByRole('button', { name: 'Send the link' })).not.toBeInTheDocument();
  });

  it('reset the password with the token in the fragment and reject a weak password at its field', async () => {
    const { user, container, calls } = renderApp(
      `/reset-password#${TOKEN}`,
      answers({
        openPasswordReset: () => ({ ok: true }),
        resetPassword: ({ newPassword }) => {
          if (newPassword.startsWith('weak')) throw new Refusal('NOT_FOUND');
          return { ok: true };
        },
      }),
      false,
    );
    const field = await screen.findByLabelText('New password');
    await user.type(field, 'short{Enter}');
    expect(field).toHaveAccessibleDescription('Use at least 12 characters.');
    await expectAccessible(container);
    await user.type(field, ' but longer{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed.');
    expect(calls.find(({ name }) => name === 'identity.resetPassword')?.input).toEqual({
      token: TOKEN,
      newPassword: 'short but longer',
    });
  });

  it('say that a link was already used before anything is typed', async () => {
    const { container } = renderApp(
      `/reset-password#${TOKEN}`,
      answers({
        openPasswordReset: () => {
          throw new Refusal('NOT_FOUND');
        },
      }),
      false,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(ERRORS.NOT_FOUND.message);
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it.each(['openInvitation', 'openPasswordReset'] as const)(
    'ask for the complete link when it was truncated: %s',
    async (call) => {
      const refuse = () => {
        throw new Refusal('VALIDATION');
      };
      const page = call === 'openInvitation' ? 'invitation' : 'reset-password';
      renderApp(`/${page}#cut`, answers({ [call]: refuse }), false);
      expect(await screen.findByRole('alert')).toHaveTextContent('needs the link from the e-mail');
    },
  );

  it('show the organization of an invitation and create the account', async () => {
    const { user, container, calls } = renderApp(
      `/invitation#${TOKEN}`,
      answers({
        openInvitation: () => ({ email: 'nora@tenants.example', role: 'member', organization: 'Tenant Watch' }),
        acceptInvitation: () => ({ email: 'nora@tenants.example' }),
      }),
      false,
    );
    expect(await screen.findByRole('heading', { name: 'Join Tenant Watch' })).toBeInTheDocument();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter a first name.');
    await user.type(screen.getByLabelText('First name'), 'Nora');
    await user.type(screen.getByLabelText('Password'), 'quite another aquifer{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Log in as nora@tenants.example.');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'identity.acceptInvitation')?.input).toEqual({
        token: TOKEN,
        firstName: 'Nora',
        lastName: '',
        password: 'quite another aquifer',
      }),
    );
  });

  it('use the link once on a double click, because it is void the second time', async () => {
    let uses = 0;
    renderApp(
      `/confirm-address#${TOKEN}`,
      answers({
        confirmAddress: () => {
          uses += 1;
          if (uses > 1) throw new Refusal('NOT_FOUND');
          return { email: 'new@tenants.example' };
        },
      }),
      false,
    );
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('status')).toHaveTextContent('new@tenants.example');
    expect(uses).toBe(1);
  });

  it.each(['/invitation', '/reset-password', '/confirm-address'])(
    'say that the link from the e-mail is missing: %s',
    async (path) => {
      renderApp(path, answers({}), false);
      expect(await screen.findByRole('alert')).toHaveTextContent('needs the link from the e-mail');
    },
  );

  it('confirm an address on a click, not when the page opens', async () => {
    const { user, calls } = renderApp(
      `/confirm-address#${TOKEN}`,
      answers({ confirmAddress: () => ({ email: 'new@tenants.example' }) }),
      false,
    );
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(calls.some(({ name }) => name === 'identity.confirmAddress')).toBe(false);
    await user.click(button);
    expect(await screen.findByRole('status')).toHaveTextContent('Your e-mail address is now new@tenants.example.');
  });
});
