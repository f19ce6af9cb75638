import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { deleteActivity, saveActivity } from './activity.commands.ts';
import { findActivity } from './activity.queries.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { createCampaign, deleteCampaign, updateCampaign } from './campaigns.commands.ts';
import { findCampaigns } from './campaigns.queries.ts';
import { createGetPersonAdvocacy } from './person-advocacy.queries.ts';
import { createKeyContact, deleteKeyContact, updateKeyContact } from './key-contacts.commands.ts';
import { findKeyContacts } from './key-contacts.queries.ts';
import { getProvider } from './provider/provider-settings.queries.ts';
import { saveProvider } from './provider/provider-settings.commands.ts';

const DONE = { ok: true } as const;

/** The contract declares the paths and who may call them. */
export function createAdvocacyRoutes(deps: AdvocacyDeps) {
  const os = implement(contract.advocacy).$context<SignedInContext>();
  const { database } = deps;
  const getPersonAdvocacy = createGetPersonAdvocacy(deps);
  return {
    getPerson: os.getPerson.handler(({ input, context }) => getPersonAdvocacy(context.actor, input)),
    findCampaigns: os.findCampaigns.handler(async ({ context }) => {
      const results = await findCampaigns(database, context.actor);
      return { results, total: results.length };
    }),
    createCampaign: os.createCampaign.handler(({ input, context }) => createCampaign(deps, context.actor, input)),
    updateCampaign: os.updateCampaign.handler(({ input, context }) => updateCampaign(deps, context.actor, input)),
    deleteCampaign: os.deleteCampaign.handler(async ({ input, context }) => {
      await deleteCampaign(deps, context.actor, input.campaignId);
      return DONE;
    }),
    findActivity: os.findActivity.handler(({ input, context }) => findActivity(deps, context.actor, input)),
    saveActivity: os.saveActivity.handler(({ input, context }) => saveActivity(deps, context.actor, input)),
    deleteActivity: os.deleteActivity.handler(async ({ input, context }) => {
      await deleteActivity(deps, context.actor, input);
      return DONE;
    }),
    findKeyContacts: os.findKeyContacts.handler(({ input, context }) => findKeyContacts(deps, context.actor, input)),
    createKeyContact: os.createKeyContact.handler(({ input, context }) => createKeyContact(deps, context.actor, input)),
    updateKeyContact: os.updateKeyContact.handler(({ input, context }) => updateKeyContact(deps, context.actor, input)),
    deleteKeyContact: os.deleteKeyContact.handler(async ({ input, context }) => {
      await deleteKeyContact(deps, context.actor, input.keyContactId);
      return DONE;
    }),
    getProvider: os.getProvider.handler(({ context }) => getProvider(deps, context.actor)),
    saveProvider: os.saveProvider.handler(({ input, context }) => saveProvider(deps, context.actor, input)),
  };
}
