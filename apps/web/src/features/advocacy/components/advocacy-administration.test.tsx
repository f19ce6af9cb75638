import { screen, waitFor, within } from '@testing-library/react';
import type { AdvocacyProvider, EnteredCampaign, EnteredKeyContact } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { buildCard, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const CAMPAIGN: EnteredCampaign = {
  campaignId: '00000000-0000-4000-8000-000000000001',
  name: 'Safe Harbors',
  active: true,
  reportUrl: null,
  emailEnabled: true,
  phoneEnabled: true,
  xPostsEnabled: false,
  legislatorsCount: 2,
  version: 3,
};
const PROVIDER: AdvocacyProvider = {
  kind: 'embedded',
  name: 'Rotunda',
  address: null,
  hasApiKey: false,
  isApiKeyUnreadable: false,
  toolUrl: null,
  version: 0,
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

it('An administrator lists, edits and deletes campaigns', async () => {
  const { user, calls, container } = renderApp(
    '/admin/advocacy',
    answers({ updateCampaign: () => ({ ...CAMPAIGN, version: 4 }), deleteCampaign: () => ({ ok: true }) }),
  );
  const table = await screen.findByRole('table', { name: 'Campaigns' });
  expect(await within(table).findByText('E-mail, Phone')).toBeVisible();
  expect(within(table).getByText('2 legislators')).toBeVisible();
  await expectAccessible(container);
  const choose = async (command: string) => {
    await user.click(screen.getByRole('button', { name: 'Options for Safe Harbors' }));
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

it('An administrator connects an external platform with its address and key', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Save provider' }));
  await waitFor(() => expect(calls.filter((call) => call.name === 'advocacy.saveProvider')).toHaveLength(1));
  expect(calls.find((call) => call.name === 'advocacy.saveProvider')?.input).toEqual({
    kind: 'http',
    name: 'Quorumly',
    address: 'https://platform.example',
    apiKey: 'a key',
    toolUrl: '',
    version: 0,
  });
});

it("The provider form saves again after setting a key and reports a colleague's newer change", async () => {
  let stored: AdvocacyProvider = { ...PROVIDER, kind: 'http', name: 'Quorumly', address: 'https://platform.example' };
  const { user, calls } = renderApp(
    '/admin/advocacy?tab=provider',
    answers({
      getProvider: () => stored,
      saveProvider: ({ version, apiKey, name }) => {
        if (version !== stored.version) throw new Refusal('CONFLICT');
        stored = { ...stored, name, version: version + 1, hasApiKey: apiKey !== undefined || stored.hasApiKey };
        return stored;
      },
    }),
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Save provider' }));
  const versions = () =>
    calls.filter(({ name }) => name === 'advocacy.saveProvider').map(({ input }) => input['version']);
  await user.type(await screen.findByLabelText('Key'), 'a key');
  await save();
  expect(await screen.findByText('A key is set. Leave this empty to keep it.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name of the platform' }), ' 2');
  await save();
  await waitFor(() => expect(versions()).toEqual([0, 1]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Revert provider' })).toBeDisabled());
  await user.type(screen.getByRole('textbox', { name: 'Name of the platform' }), ' 3');
  stored = { ...stored, version: 7 };
  await save();
  expect(await screen.findByText('Someone else changed the provider.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save provider' })).toBeEnabled());
  await save();
  await waitFor(() => expect(versions()).toEqual([0, 1, 2, 7]));
  expect(stored.name).toBe('Quorumly 2 3');
});

it('An administrator adds a key contact for a legislator found by name and deletes it', async () => {
  const card = buildCard({ documentType: 'Person', fusionId: 'person-7', title: 'Odile Marchetti', byline: 'Senator' });
  const contact: EnteredKeyContact = {
    keyContactId: '00000000-0000-4000-8000-000000000009',
    contactName: 'Ida Wells',
    email: null,
    version: 1,
    phoneNumber: null,
    relationshipType: null,
    relationshipNote: null,
    legislator: {
      fusionId: 'person-7',
      fullName: 'Odile Marchetti',
    },
  };
  let stored: EnteredKeyContact[] = [];
  const { user, calls } = renderApp('/admin/advocacy?tab=contacts', {
    ...answers({
      findKeyContacts: () => ({ results: stored, total: stored.length }),
      createKeyContact: () => {
        stored = [contact];
        return contact;
      },
      deleteKeyContact: () => {
        stored = [];
        return { ok: true };
      },
    }),
    stakeholders: {
      search: () => ({
        total: 1,
        atTotalLimit: false,
        byType: [],
        sort: 'relevance',
        groups: [],
        understood: {
          explanation: '',
          hints: [],
          enhanced: 'off',
        },
        results: [
          {
            ...card,
            keywordHighlighting: [],
            certainty: null,
          },
        ],
        facets: {
          isoCodes: [],
          chambers: [],
          roles: [],
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add key contact' }));
  await user.type(await screen.findByRole('combobox', { name: 'Legislator or official' }), 'odile');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'stakeholders.search')?.input).toMatchObject({
      searchModel: { datasetTypes: ['Person'], rawTextSearch: 'odile' },
    }),
  );
  await user.click(await screen.findByRole('option', { name: /Odile Marchetti.*Senator/ }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ida Wells');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add key contact' }));
  expect(await screen.findByText('Ida Wells')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Odile Marchetti' })).toHaveAttribute(
    'href',
    '/stakeholders/person/person-7?tab=advocacy',
  );
  expect(calls.find(({ name }) => name === 'advocacy.createKeyContact')?.input).toMatchObject({
    legislator: 'person-7',
    contactName: 'Ida Wells',
  });
  await user.click(screen.getByRole('button', { name: 'Options for Ida Wells' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete key contact' }));
  expect(await screen.findByText('No key contacts yet')).toBeVisible();
});

it('The contacts tab says that entered contacts are not shown with an external platform', async () => {
  renderApp('/admin/advocacy?tab=contacts', answers({ getProvider: () => ({ ...PROVIDER, kind: 'http' }) }));
  expect(await screen.findByText(/is kept but not shown/)).toBeVisible();
  expect(await screen.findByText('No key contacts yet')).toBeVisible();
});
