import { screen, waitFor, within } from '@testing-library/react';
import type { OutgoingMail } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = buildSession({ user: { role: 'admin' } });
const operator = buildSession({ user: { role: 'viewer' }, isOperator: true });
const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  _id: crypto.randomUUID(),
  kind: 'invitation',
  state: 'sent',
  to: 'ada@else.example',
  subject: 'Join us',
  createdAtTs: 179e7,
  sentAtTs: 0x6ab13b81,
  attempts: 1,
  nextAttemptTs: null,
  error: null,
  ...changes,
});
const refused = { state: 'failed', sentAtTs: null, error: '550 No such user' } as const;
const failed = mail({ ...refused, kind: 'alert-digest', subject: 'Your digest' });

function answers(outbox: Answers['outbox'] = {}, session = admin): Answers {
  return {
    identity: { getSession: () => session },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    outbox: { find: () => ({ results: [mail(), failed], total: 2, isSent: true }), ...outbox },
  };
}

describe('Outbox', () => {
  it("lists each e-mail's subject, recipient, state and server response", async () => {
    const { container } = renderApp('/admin/outbox', answers());
    const list = await screen.findByRole('table', { name: 'Outbox' });
    const rows = within(list).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Join usada@else\.exampleSent/),
      expect.stringMatching(/^Your digest550 No such userada@else\.exampleFailed/),
    ]);
    expect(screen.queryByText(/E-mail is not set up/)).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('filters by state and keeps the filter in the URL', async () => {
    const { user, calls, history } = renderApp('/admin/outbox', answers());
    await user.click(await screen.findByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Failed' }));
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'outbox.find')?.input).toEqual({ state: 'failed', skip: '0' }),
    );
    expect(history.location.search).toContain('state=failed');
  });

  it('shows the text of an e-mail and resends a failed message', async () => {
    const { user, calls } = renderApp(
      '/admin/outbox',
      answers({
        get: () => ({ ...failed, text: 'Two new alerts' }),
        sendAgain: () => ({ ok: true }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Options for “Join us” to ada@else.example' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Show e-mail']);
    await user.keyboard('{Escape}');
    const options = { name: 'Options for “Your digest” to ada@else.example' };
    await user.click(await screen.findByRole('button', options));
    await user.click(await screen.findByRole('menuitem', { name: 'Show e-mail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your digest' });
    expect(await within(dialog).findByText('Two new alerts')).toBeInTheDocument();
    expect(within(dialog).getByText('550 No such user')).toBeInTheDocument();
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', options));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    const question = await screen.findByRole('dialog', { name: 'Send this e-mail again?' });
    await user.click(within(question).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The e-mail to ada@else.example is on its way again.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'outbox.sendAgain')?.input).toEqual({ id: failed._id });
  });

  it('does not offer to resend a link that may have expired', async () => {
    const { user } = renderApp(
      '/admin/outbox',
      answers({ find: () => ({ results: [mail(refused)], total: 1, isSent: true }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Options for “Join us” to ada@else.example' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Show e-mail']);
  });

  it('says which setting is missing when no e-mail is sent, and stores a test e-mail', async () => {
    const { user } = renderApp(
      '/admin/outbox',
      answers({
        find: () => ({ results: [], total: 0, isSent: false }),
        sendTest: () => ({ to: 'nora@tenants.example' }),
      }),
    );
    expect(await screen.findByText(/sets SMTP_URL/)).toBeInTheDocument();
    expect(screen.getByText('No e-mails yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send a test e-mail' }));
    expect(
      await screen.findByText('A test e-mail to nora@tenants.example was written. It is kept here.'),
    ).toBeInTheDocument();
  });

  it('shows the operator the e-mails that belong to no organization', async () => {
    const { calls } = renderApp(
      '/admin/outbox',
      answers({ findOfInstallation: () => ({ results: [mail()], total: 1, isSent: true }) }, operator),
    );
    expect(await screen.findByRole('table', { name: 'Outbox' })).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('outbox.find');
    expect(screen.queryByRole('button', { name: 'Send a test e-mail' })).not.toBeInTheDocument();
  });

  it('is read-only for support acting as an administrator', async () => {
    const impersonator = { _id: 'support-1', name: 'Vesna Quenstead', email: 'vesna@help.example' };
    renderApp('/admin/outbox', answers({}, { ...admin, impersonator }));
    expect(await screen.findByRole('table', { name: 'Outbox' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Options for “/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send a test e-mail' })).not.toBeInTheDocument();
  });
});
