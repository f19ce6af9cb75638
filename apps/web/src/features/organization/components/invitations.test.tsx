import { screen, waitFor, within } from '@testing-library/react';
import type { Invitation, SentInvitation } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildFlags, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const session = buildSession({ user: { role: 'admin' } });
const ofAda: Invitation = {
  _id: 'invitation-1',
  email: 'ada@else.example',
  role: 'viewer',
  invitedByName: 'Nora Castellane',
  createdTs: 17e8,
  expiresTs: 4e9,
};
const LINK = `https://policy.example/invitation#${'x'.repeat(43)}`;

function answers(identity: Answers['identity'] = {}): Answers {
  return {
    identity: {
      getSession: () => session,
      findUsers: () => ({ results: [session.user], total: 1 }),
      findInvitations: () => ({ results: [], total: 0 }),
      getOrganization: () => session.organization,
      ...identity,
    },
    flags: { get: () => buildFlags() },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
  };
}

describe('Invitations', () => {
  it('are e-mailed and then listed', async () => {
    const stored: Invitation[] = [];
    const { user, calls, container } = renderApp(
      '/admin/organization',
      answers({
        findInvitations: () => ({ results: stored, total: stored.length }),
        createInvitation: (): SentInvitation => {
          stored.push(ofAda);
          return { invitation: ofAda, link: null };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a person' });
    await user.type(within(dialog).getByLabelText(/^E-mail/), 'ada{Enter}');
    expect(within(dialog).getByLabelText(/^E-mail/)).toBeInvalid();
    await user.type(within(dialog).getByLabelText(/^E-mail/), '@else.example{Enter}');
    const list = await screen.findByRole('table', { name: 'Pending invitations' });
    expect(within(list).getAllByRole('row')[1]).toHaveTextContent('ada@else.exampleViewerNora Castellane');
    expect(calls.find(({ name }) => name === 'identity.createInvitation')?.input).toEqual({
      id: session.organization._id,
      email: 'ada@else.example',
      role: 'member',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectAccessible(container);
  });

  it('show their link to the inviter when no e-mail is sent', async () => {
    const { user } = renderApp(
      '/admin/organization',
      answers({ createInvitation: () => ({ invitation: ofAda, link: LINK }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a person' });
    await user.type(within(dialog).getByLabelText(/^E-mail/), 'ada@else.example{Enter}');
    const handOver = await screen.findByRole('dialog', { name: 'Share the invitation' });
    expect(within(handOver).getByLabelText('Link')).toHaveValue(LINK);
    expect(handOver).toHaveTextContent('Send this link to ada@else.example yourself.');
    await expectAccessible(handOver);
  });

  it('show an error at the field when the address already has an account', async () => {
    const refuse = () => {
      throw new Refusal('CONFLICT');
    };
    const { user } = renderApp('/admin/organization', answers({ createInvitation: refuse }));
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a person' });
    await user.type(within(dialog).getByLabelText(/^E-mail/), 'nora@tenants.example{Enter}');
    await waitFor(() => expect(within(dialog).getByLabelText(/^E-mail/)).toBeInvalid());
  });

  it('can be sent again and withdrawn, and show when they have expired', async () => {
    const stored = [{ ...ofAda, expiresTs: 1_700_000_001 }];
    const { user, calls } = renderApp(
      '/admin/organization',
      answers({
        findInvitations: () => ({ results: stored, total: stored.length }),
        resendInvitation: () => {
          stored.splice(0, 1, ofAda);
          return { invitation: ofAda, link: null };
        },
        withdrawInvitation: () => {
          stored.pop();
          return { ok: true };
        },
      }),
    );
    const options = { name: 'Options for the invitation to ada@else.example' };
    await user.click(await screen.findByRole('button', options));
    expect(screen.getByText('Expired')).toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    expect(await screen.findByText('Invitation sent to ada@else.example again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Expired')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', options));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    const question = await screen.findByRole('dialog', { name: 'Withdraw this invitation?' });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Pending invitations' })).not.toBeInTheDocument());
    expect(calls.find(({ name }) => name === 'identity.withdrawInvitation')?.input).toEqual({
      id: session.organization._id,
      invitationId: 'invitation-1',
    });
  });

  it('cannot be managed by support acting as an administrator', async () => {
    const impersonator = { _id: 'support-1', name: 'Vesna Quenstead', email: 'vesna@help.example' };
    renderApp(
      '/admin/organization',
      answers({
        getSession: () => ({ ...session, impersonator }),
        findInvitations: () => ({ results: [ofAda], total: 1 }),
      }),
    );
    expect(await screen.findByRole('table', { name: 'Pending invitations' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invite a person' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Options for the invitation/ })).not.toBeInTheDocument();
  });
});
