import { screen, waitFor, within } from '@testing-library/react';
import type { AdvocacyProvider, EnteredCampaign } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const CAMPAIGN: EnteredCampaign = {
  ...{ campaignId: '00000000-0000-4000-8000-000000000001', name: 'Safe Harbors', active: true, reportUrl: null },
  ...{ emailEnabled: true, phoneEnabled: true, xPostsEnabled: false, legislatorsCount: 2, version: 3 },
};
const PROVIDER: AdvocacyProvider = {
  ...{ kind: 'embedded', name: 'Rotunda', address: null, hasApiKey: false, toolUrl: null, version: 0 },
};
const answers = (advocacy: NonNullable<Answers['advocacy']> = {}): Answers => ({
  identity: { getSession: () => buildSession({ user: { role: 'admin' } }) },
  advocacy: {
    findCampaigns: () => ({ results: [CAMPAIGN], total: 1 }),
    findActivity: () => ({ results: [], total: 0 }),
    findKeyContacts: () => ({ results: [], total: 0 }),
    getProvider: () => PROVIDER,
    ...advocacy,
  },
});

it('campaigns are listed with their channels, changed and deleted', async () => {
  const { user, calls, container } = renderApp(
    '/admin/advocacy',
    answers({ updateCampaign: () => ({ ...CAMPAIGN, version: 4 }), deleteCampaign: () => ({ ok: true }) }),
  );
  const table = await screen.findByRole('table', { name: 'Campaigns' });
  expect(await within(table).findByText('E-mail, Phone')).toBeVisible();
  expect(within(table).getByText('2 legislators')).toBeVisible();
  await expectAccessible(container);
  const choose = async (command: string) => {
    await user.click(screen.getByRole('button', { name: 'Options of Safe Harbors' }));
    await user.click(await screen.findByRole('menuitem', { name: command }));
  };
  await choose('Edit');
  await user.click(await screen.findByRole('checkbox', { name: 'X posts' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete campaign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { campaignId } = CAMPAIGN;
  const sent = calls.filter(({ name }) => /update|delete/.test(name)).map(({ input }) => input);
  expect(sent).toEqual([{ campaignId, version: 3, updates: { xPostsEnabled: true } }, { campaignId }]);
});

it('an external platform is named with its address and key', async () => {
  const { user, calls } = renderApp(
    '/admin/advocacy?tab=provider',
    answers({ saveProvider: () => ({ ...PROVIDER, kind: 'http', version: 1 }) }),
  );
  await user.click(await screen.findByRole('button', { name: 'External platform' }));
  const name = screen.getByRole('textbox', { name: 'Name of the platform' });
  await user.clear(name);
  await user.type(name, 'Quorumly');
  await user.type(screen.getByRole('textbox', { name: 'Address of the platform' }), 'https://platform.example');
  await user.type(screen.getByLabelText('Key'), 'a key');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter((call) => call.name === 'advocacy.saveProvider')).toHaveLength(1));
  expect(calls.find((call) => call.name === 'advocacy.saveProvider')?.input).toEqual({
    ...{ kind: 'http', name: 'Quorumly', address: 'https://platform.example', apiKey: 'a key', toolUrl: '' },
    version: 0,
  });
});

it('what is entered beside an external platform is said not to be shown', async () => {
  renderApp('/admin/advocacy?tab=contacts', answers({ getProvider: () => ({ ...PROVIDER, kind: 'http' }) }));
  expect(await screen.findByText(/is kept and not shown/)).toBeVisible();
  expect(await screen.findByText('No key contacts yet')).toBeVisible();
});
