import { screen, waitFor, within } from '@testing-library/react';
import type { Role, Webhook, WebhookDelivery } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildProject, buildSavedSearch, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PROJECT = buildProject();
const SEARCH = buildSavedSearch({ projectId: PROJECT._id, title: 'Rent-setting software' });
const ADDRESS = `/projects/${PROJECT._id}?tab=Settings`;

const webhook: Webhook = {
  _id: '0197a1b2-0000-7000-8000-000000000001',
  name: 'Team channel',
  projectId: PROJECT._id,
  format: 'slack',
  savedSearchId: null,
  savedSearchTitle: null,
  host: 'hooks.example.org',
  isOn: true,
  offReason: null,
  failingSinceTs: null,
  waiting: 0,
  createdTs: 1767e6,
  previousSecretUntilTs: null,
  ownerName: 'Nora Castellane',
};
const off: Webhook = {
  ...webhook,
  _id: '0197a1b2-0000-7000-8000-000000000002',
  name: 'Warehouse',
  format: 'json',
  isOn: false,
  offReason: 'failing',
  failingSinceTs: 1767e6,
  waiting: 3,
};
const delivery: WebhookDelivery = {
  _id: '0197a1b2-0000-7000-8000-000000000003',
  messageId: 'm-1',
  kind: 'match',
  title: 'A rent bill',
  state: 'delivered',
  attempts: 2,
  createdTs: 1767e6,
  attemptTs: 0x695247fc,
  nextAttemptTs: null,
  status: 200,
  durationMs: 132,
  responseExcerpt: 'ok',
};
const failed: WebhookDelivery = {
  ...delivery,
  _id: '0197a1b2-0000-7000-8000-000000000004',
  title: 'A harbor bill',
  state: 'waiting',
  status: null,
  durationMs: 5e3,
  responseExcerpt: 'No connection (ECONNREFUSED).',
};

function answers(webhooks: Answers['webhooks'] = {}, role: Role = 'member'): Answers {
  return {
    identity: { getSession: () => buildSession({ user: { role } }) },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    projects: { get: () => PROJECT, find: () => ({ results: [PROJECT], total: 1 }) },
    savedSearches: { find: () => ({ results: [SEARCH], total: 1 }) },
    webhooks: { find: () => ({ results: [webhook, off], total: 2 }), ...webhooks },
  };
}
const getInput = (calls: ReturnType<typeof renderApp>['calls'], name: string) =>
  calls.findLast((call) => call.name === name)?.input;

describe('Project webhooks', () => {
  it('are listed with their destination, owner and the reason they are off', async () => {
    const { container } = renderApp(ADDRESS, answers());
    const table = await screen.findByRole('table', { name: 'Webhooks' });
    const row = async (name: RegExp) => (await within(table).findByRole('row', { name })).textContent;
    expect(await row(/Team channel/)).toMatch(/Slack · hooks\.example\.org.*All saved searches.*Nora Castellane.*On/);
    expect(await row(/Warehouse/)).toMatch(/Off.*No delivery has succeeded for three days\..*3 waiting messages/);
    await expectAccessible(container);
  });

  it('are not offered to viewers', async () => {
    const { calls } = renderApp(ADDRESS, answers({}, 'viewer'));
    expect(await screen.findByLabelText('Description')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Webhooks' })).not.toBeInTheDocument();
    expect(getInput(calls, 'webhooks.find')).toBeUndefined();
  });

  it('are created for a single saved search and show their secret only once', async () => {
    const made = { ...webhook, secret: 'whsec_c2VjcmV0' };
    const { user, calls } = renderApp(ADDRESS, answers({ create: () => made }));
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await user.type(dialog.getByLabelText('Name'), 'Team channel');
    await user.type(dialog.getByLabelText('Address'), 'hooks');
    expect(dialog.getByText('Enter a web address that begins with https://.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Address'));
    await user.type(dialog.getByLabelText('Address'), 'https://hooks.example.org/1');
    await user.click(dialog.getByRole('combobox', { name: /Format/ }));
    await user.click(await screen.findByRole('option', { name: 'Slack' }));
    await user.click(dialog.getByRole('combobox', { name: /Alerts of/ }));
    await user.click(await screen.findByRole('option', { name: 'Rent-setting software' }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByLabelText('Signing secret')).toHaveValue('whsec_c2VjcmV0');
    expect(getInput(calls, 'webhooks.create')).toEqual({
      projectId: PROJECT._id,
      savedSearchId: SEARCH._id,
      format: 'slack',
      name: 'Team channel',
      url: 'https://hooks.example.org/1',
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByLabelText('Signing secret')).not.toBeInTheDocument());
  });

  it('show deliveries with their responses and send them again', async () => {
    const { user, calls } = renderApp(
      ADDRESS,
      answers({
        findDeliveries: () => ({ results: [failed, delivery], total: 2 }),
        replay: () => ({ queued: 1 }),
        sendTest: () => ({ ...delivery, kind: 'test', title: null }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Options for Team channel' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delivery log' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delivery log of Team channel' });
    const row = async (name: RegExp) => (await within(dialog).findByRole('row', { name })).textContent;
    expect(await row(/A rent bill/)).toMatch(/Delivered.*2.*HTTP 200 · 132 ms.*ok/);
    expect(await row(/A harbor bill/)).toMatch(/Waiting.*No connection \(ECONNREFUSED\)\./);
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Send again: A rent bill' }));
    expect(await screen.findByText('Sending 1 message again.')).toBeInTheDocument();
    expect(getInput(calls, 'webhooks.replay')).toEqual({ id: webhook._id, deliveryId: delivery._id });
    await user.click(within(dialog).getByRole('button', { name: 'Send test' }));
    await waitFor(() => expect(getInput(calls, 'webhooks.sendTest')).toEqual({ id: webhook._id }));
  });

  it('can be turned on, given a new secret and deleted', async () => {
    const { user, calls } = renderApp(
      ADDRESS,
      answers({
        update: () => ({ ...off, isOn: true, offReason: null }),
        renewSecret: () => ({ ...off, secret: 'whsec_bmV3' }),
        delete: () => ({ ok: true }),
      }),
    );
    const choose = async (option: string) => {
      await user.click(await screen.findByRole('button', { name: 'Options for Warehouse' }));
      await user.click(await screen.findByRole('menuitem', { name: option }));
    };
    await choose('Turn on');
    expect(await screen.findByText(/Webhook turned on\./)).toBeInTheDocument();
    expect(getInput(calls, 'webhooks.update')).toEqual({ id: off._id, isOn: true });
    await choose('Renew secret');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Renew secret' }));
    expect(await screen.findByLabelText('Signing secret')).toHaveValue('whsec_bmV3');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Webhook deleted')).toBeInTheDocument();
    expect(getInput(calls, 'webhooks.delete')).toEqual({ id: off._id });
  });
});
