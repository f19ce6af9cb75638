import { screen, waitFor, within } from '@testing-library/react';
import type { Organization, OrganizationOverview, User } from '@rotunda/contract';
import { FLAGS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { buildFlags, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const session = buildSession({ user: { role: 'admin' } });
const ben: User = { ...session.user, _id: 'user-2', firstName: 'Ben', email: 'ben@tenants.example', role: 'viewer' };

function answers(identity: Answers['identity'] = {}, flags: Answers['flags'] = {}): Answers {
  return {
    identity: {
      getSession: () => session,
      findUsers: () => ({ results: [session.user, ben], total: 2 }),
      getOrganization: () => session.organization,
      ...identity,
    },
    flags: { get: () => buildFlags(), ...flags },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
  };
}
const refuse = (code: ConstructorParameters<typeof Refusal>[0]) => () => {
  throw new Refusal(code);
};

describe('Users', () => {
  it('are listed with role and state, and administrators cannot deactivate themselves', async () => {
    const { container } = renderApp('/admin/organization', answers());
    const list = await screen.findByRole('table', { name: 'Users' });
    expect(
      within(list)
        .getAllByRole('row')
        .slice(1)
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('Nora Castellane(you)nora@tenants.exampleAdministrator'),
      expect.stringContaining('Ben Castellaneben@tenants.exampleViewer'),
    ]);
    expect(screen.getByRole('switch', { name: 'Nora Castellane can sign in' })).toBeDisabled();
    await expectAccessible(container);
  });

  it('cannot be changed by support acting as an administrator, with an explanation', async () => {
    const impersonator = { _id: 'support-1', name: 'Vesna Quenstead', email: 'vesna@help.example' };
    renderApp('/admin/organization', answers({ getSession: () => ({ ...session, impersonator }) }));
    expect(await screen.findByRole('switch', { name: 'Ben Castellane can sign in' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: /Role of Ben Castellane/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Options for Ben Castellane' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add user' })).toBeDisabled();
    expect(screen.getByText(/You are acting as someone else/)).toBeInTheDocument();
  });

  it('switch back when the server refuses a change', async () => {
    const { user, calls } = renderApp('/admin/organization', answers({ updateUser: refuse('CONFLICT') }));
    const toggle = await screen.findByRole('switch', { name: 'Ben Castellane can sign in' });
    await user.click(toggle);
    expect(await screen.findByText(/Someone else changed this/)).toBeInTheDocument();
    await waitFor(() => expect(toggle).toBeChecked());
    expect(calls.find((call) => call.name === 'identity.updateUser')?.input).toEqual({
      id: 'user-2',
      isActive: false,
    });
  });

  it('can be given another role', async () => {
    let role = ben.role;
    const { user } = renderApp(
      '/admin/organization',
      answers({
        findUsers: () => ({ results: [{ ...ben, role }], total: 1 }),
        updateUser: (input) => ({ ...ben, role: (role = input.role ?? role) }),
      }),
    );
    await user.click(await screen.findByRole('combobox', { name: 'Role of Ben Castellane: Viewer' }));
    await user.click(screen.getByRole('option', { name: 'Member' }));
    expect(await screen.findByRole('combobox', { name: 'Role of Ben Castellane: Member' })).toBeInTheDocument();
  });

  it('need a password of 12 characters, and a taken address shows an error at its field', async () => {
    const { user, calls } = renderApp('/admin/organization', answers({ createUser: refuse('CONFLICT') }));
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add user' });
    const submit = within(dialog).getByRole('button', { name: 'Add user' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await user.type(field('First name'), 'Ada');
    await user.type(field('E-mail'), 'ada@tenants.example');
    await user.type(field('Password'), 'short phrase'.slice(0, 11));
    await user.tab();
    expect(within(dialog).getByText('Use at least 12 characters.')).toBeInTheDocument();
    expect(submit).toBeDisabled();
    await user.type(field('Password'), 's, longer');
    await user.click(submit);
    expect(await within(dialog).findByText(/Someone else changed this/)).toHaveClass('Mui-error');
    expect(field('E-mail')).toBeInvalid();
    expect(field('First name')).toHaveValue('Ada');
    expect(calls.find((call) => call.name === 'identity.createUser')?.input).toMatchObject({
      id: 'organization-1',
      email: 'ada@tenants.example',
      role: 'member',
    });
    await expectAccessible(dialog);
  });
});

describe('Feature flags', () => {
  it('are all listed with their defaults', async () => {
    const { container } = renderApp('/admin/organization?tab=flags', answers());
    const items = within(await screen.findByRole('table', { name: 'Feature flags' }))
      .getAllByRole('row')
      .slice(1);
    expect(items).toHaveLength(Object.keys(FLAGS).length);
    expect(items[0]).toHaveTextContent('Alerts pagealertsPageDefault: OnOn');
    await expectAccessible(container);
  });

  it('change what the shell shows', async () => {
    let flags = buildFlags();
    const { user, calls } = renderApp(
      '/admin/organization?tab=flags',
      answers(
        { getSession: () => ({ ...session, flags }) },
        { get: () => flags, update: () => (flags = buildFlags({ alertsPage: false })) },
      ),
    );
    await user.click(await screen.findByRole('switch', { name: 'Alerts page' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Alerts/ })).toBeNull());
    expect(calls.find((call) => call.name === 'flags.update')?.input).toEqual({ alertsPage: false });
  });

  it('switch back when the server refuses', async () => {
    const { user } = renderApp('/admin/organization?tab=flags', answers({}, { update: refuse('FORBIDDEN') }));
    const toggle = await screen.findByRole('switch', { name: 'Alerts page' });
    await user.click(toggle);
    expect(await screen.findByText('You do not have permission to do this.')).toBeInTheDocument();
    await waitFor(() => expect(toggle).toBeChecked());
    expect(screen.getByRole('link', { name: /^Alerts/ })).toBeInTheDocument();
  });

  it('save a number once it is entered and reject an incomplete value', async () => {
    let flags = buildFlags();
    const { user, calls } = renderApp(
      '/admin/organization?tab=flags',
      answers(
        {},
        {
          get: () => flags,
          update: ({ searchResultsLimit }) => (flags = buildFlags(searchResultsLimit ? { searchResultsLimit } : {})),
        },
      ),
    );
    const limit = () => screen.getByRole('textbox', { name: 'Search results limit' });
    await screen.findByRole('table', { name: 'Feature flags' });
    await user.clear(limit());
    await user.tab();
    expect(limit()).toHaveValue('10000');
    await user.clear(limit());
    await user.type(limit(), '500{Enter}');
    await waitFor(() =>
      expect(calls.filter((call) => call.name === 'flags.update').map((call) => call.input)).toEqual([
        { searchResultsLimit: 500 },
      ]),
    );
  });
});

describe('Organization profile', () => {
  it('is accessible', async () => {
    const { container } = renderApp('/admin/organization?tab=profile', answers());
    await screen.findByRole('textbox', { name: 'Name' });
    await expectAccessible(container);
  });

  it('saves name and report, and shows entitlements read-only', async () => {
    const { user, calls } = renderApp(
      '/admin/organization?tab=profile',
      answers({
        getOrganization: () => ({
          ...session.organization,
          entitlements: { USFederal: true, USStateList: ['WY', 'CA'] },
        }),
        updateOrganization: ({ externalName, tableauReportUrl }) => ({
          ...session.organization,
          ...(externalName === undefined ? {} : { externalName }),
          ...(tableauReportUrl === undefined ? {} : { tableauReportUrl }),
        }),
      }),
    );
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    expect(screen.getByText('Enter a name.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save organization' })).toBeDisabled();
    await user.type(name, 'Renters Union');
    const entitlements = screen.getByRole('region', { name: 'Entitlements' });
    expect(entitlements).toHaveTextContent(
      [
        'US Federal',
        'Project e-mails can include federal legislative updates.',
        'California, Wyoming',
        'For your records only. Search and alerts cover every state and territory.',
        'Entitlements are set by the operator of this installation.',
      ].join(''),
    );
    expect(within(entitlements).queryAllByRole('checkbox')).toEqual([]);
    expect(within(entitlements).queryAllByRole('switch')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save organization' }));
    expect(await screen.findByText('Organization saved.')).toBeInTheDocument();
    // Untouched fields are not sent.
    expect(calls.find((call) => call.name === 'identity.updateOrganization')?.input).toEqual({
      id: 'organization-1',
      externalName: 'Renters Union',
    });
  });
});

describe('All organizations', () => {
  const operator = buildSession({ isOperator: true });
  const overview = (name: string, entitlements: Organization['entitlements']): OrganizationOverview => ({
    organization: { ...session.organization, _id: name, externalName: name, entitlements },
    people: 3,
    activePeople: 2,
  });

  it('are listed for the operator, who can edit their entitlements', async () => {
    let entitlements: Organization['entitlements'] = { USFederal: false, USStateList: [] };
    const { user, calls, container } = renderApp(
      '/admin/organizations',
      answers({
        getSession: () => operator,
        findOrganizations: () => ({
          results: [overview('Ours', entitlements), overview('Theirs', { USFederal: true, USStateList: ['OH'] })],
          total: 2,
        }),
        updateEntitlements: ({ id: _id, ...changed }) => ({
          ...session.organization,
          entitlements: (entitlements = changed),
        }),
      }),
    );
    const rows = within(await screen.findByRole('table', { name: 'Organizations' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Ours3 people, 1 inactiveNo US Federal · No US states or territoriesEdit entitlements',
      'Theirs3 people, 1 inactiveUS Federal · OhioEdit entitlements',
    ]);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Edit entitlements: Ours' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entitlements: Ours' });
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(within(dialog).getByLabelText('US Federal'));
    expect(dialog).toHaveTextContent('For your records only. Search and alerts cover every state and territory.');
    await user.click(within(dialog).getByLabelText('Wyoming'));
    await user.click(within(dialog).getByLabelText('California'));
    expect(within(dialog).getByText('2 of 56')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Entitlements saved.')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'identity.updateEntitlements')?.input).toEqual({
      id: 'Ours',
      USFederal: true,
      USStateList: ['CA', 'WY'],
    });
    expect(await screen.findByText('US Federal · California, Wyoming')).toBeInTheDocument();
  });

  it("are not available to an organization's administrators", async () => {
    const { calls } = renderApp('/admin/organizations', answers());
    expect(await screen.findByRole('heading', { name: 'Managed by the operator' })).toBeInTheDocument();
    expect(calls.map((call) => call.name)).not.toContain('identity.findOrganizations');
  });
});

it('The organization page is not found for members who are not administrators', async () => {
  renderApp('/admin/organization', answers({ getSession: () => buildSession() }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
