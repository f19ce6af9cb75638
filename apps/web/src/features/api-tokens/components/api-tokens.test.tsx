import { screen, waitFor, within } from '@testing-library/react';
import type { ApiToken, Role } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const script: ApiToken = {
  _id: '0197a1b2-0000-7000-8000-000000000001',
  name: 'Nightly script',
  prefix: 'rot_aB-_9x',
  scopes: ['read', 'alerts'],
  createdTs: 1767e6,
  expiresTs: 4e9,
  lastUsedTs: null,
};
const old: ApiToken = {
  ...script,
  _id: '0197a1b2-0000-7000-8000-000000000002',
  name: 'Old script',
  expiresTs: 1_767_000_001,
};
const owner = { _id: 'user-9', name: 'Nora Castellane', email: 'nora@example.org', isActive: true };

function answers(role: Role, apiTokens: Answers['apiTokens'] = {}): Answers {
  const session = buildSession();
  return {
    identity: {
      getSession: () => ({ ...session, user: { ...session.user, role } }),
      findSessions: () => ({ results: [], total: 0 }),
    },
    apiTokens: { find: () => ({ results: [script, old], total: 2 }), ...apiTokens },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
  };
}

describe('API tokens', () => {
  it('are listed with their name, prefix, scopes and expiry', async () => {
    const { container } = renderApp('/account', answers('member'));
    const table = await screen.findByRole('table', { name: 'API tokens' });
    const rows = await within(table).findAllByRole('row', { name: /script/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Nightly script.*rot_aB-_9x….*Read, Alerts.*Never/),
      expect.stringMatching(/Old script.*Expired/),
    ]);
    await expectAccessible(container);
  });

  it("are created with scopes allowed by the user's role and shown only once", async () => {
    const made = { ...script, token: 'rot_aB-_9x-and-the-rest' };
    const { user, calls } = renderApp('/account', answers('member', { create: () => made }));
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create token' });
    expect(within(dialog).queryByRole('checkbox', { name: /Administration/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: /^Read/ }));
    expect(within(dialog).getByText('Choose at least one scope.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: /^Alerts/ }));
    await user.type(within(dialog).getByLabelText('Name'), 'Nightly script');
    await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
    expect(await screen.findByLabelText('Token')).toHaveValue('rot_aB-_9x-and-the-rest');
    expect(calls.find((call) => call.name === 'apiTokens.create')?.input).toEqual({
      name: 'Nightly script',
      scopes: ['alerts'],
      days: 90,
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByLabelText('Token')).not.toBeInTheDocument());
  });

  it('are revoked after a confirmation', async () => {
    let results = [script, old];
    const { user, calls } = renderApp(
      '/account',
      answers('member', {
        find: () => ({ results, total: results.length }),
        revoke: ({ id }) => {
          results = results.filter(({ _id }) => _id !== id);
          return { ok: true };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Revoke Nightly script' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Token revoked')).toBeInTheDocument();
    expect(screen.queryByText('Nightly script')).not.toBeInTheDocument();
    expect(calls.find((call) => call.name === 'apiTokens.revoke')?.input).toEqual({ id: script._id });
  });

  it('of members can be listed and revoked by administrators', async () => {
    const { user, calls, container } = renderApp(
      '/admin/organization?tab=apiTokens',
      answers('admin', {
        findOfOrganization: () => ({ results: [{ ...script, owner }], total: 1 }),
        revokeOfMember: () => ({ ok: true }),
      }),
    );
    expect(await screen.findByText('Nora Castellane')).toBeInTheDocument();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Revoke Nightly script' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(calls.find((call) => call.name === 'apiTokens.revokeOfMember')?.input).toMatchObject({
        tokenId: script._id,
      }),
    );
  });
});
