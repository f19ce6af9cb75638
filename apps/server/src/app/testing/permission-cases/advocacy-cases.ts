import { withoutObjects, type PermissionCase, type PermissionCases } from './permission-case.ts';

const oneCampaign = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { campaignId: await objects.campaign() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const oneKeyContact = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { keyContactId: await objects.keyContact() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const channels = { emailEnabled: true, phoneEnabled: true, xPostsEnabled: false };
const counts = { messagesCount: 1, callsCount: 0, xPostsCount: 0 };
let campaigns = 0;

export const advocacyCases: Pick<PermissionCases, 'advocacy'> = {
  advocacy: {
    // People are public; what is recorded about them belongs to the organization.
    getPerson: {
      request: async (objects) => ({ params: { fusionId: (await objects.activity()).fusionId } }),
      foreign: 'nothing',
    },
    findCampaigns: { request: () => ({}), foreign: 'nothing' },
    createCampaign: {
      request: () => {
        campaigns += 1;
        return { body: { name: `New ${campaigns}`, active: true, reportUrl: null, ...channels } };
      },
      foreign: 'none',
    },
    updateCampaign: oneCampaign({ version: 1, updates: { active: false } }),
    deleteCampaign: oneCampaign(),
    findActivity: {
      request: async (objects) => ({ body: { campaignId: await objects.campaign() } }),
      foreign: 'missing',
    },
    saveActivity: {
      request: async (objects) => {
        const legislator = await objects.legislator();
        return { body: { campaignId: await objects.campaign(), legislator, date: '2026-03-01', ...counts } };
      },
      foreign: 'missing',
    },
    deleteActivity: { request: async (objects) => ({ params: await objects.activity() }), foreign: 'missing' },
    findKeyContacts: { request: () => ({ body: {} }), foreign: 'nothing' },
    createKeyContact: {
      request: async (objects) => ({ body: { legislator: await objects.legislator(), ...newContact } }),
      foreign: 'none',
    },
    updateKeyContact: oneKeyContact({ version: 1, updates: { relationshipType: 'Neighbor' } }),
    deleteKeyContact: oneKeyContact(),
    getProvider: withoutObjects(),
    saveProvider: {
      ...withoutObjects({ body: { kind: 'embedded', name: 'Ours', address: null, toolUrl: null, version: 0 } }),
      // An earlier case already saved it.
      alsoAnswers: [409],
    },
  },
};

const newContact = {
  contactName: 'New',
  email: null,
  phoneNumber: null,
  relationshipType: null,
  relationshipNote: null,
};
