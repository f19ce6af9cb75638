import { ADVOCACY_LIMITS, ADVOCACY_TEXTS, type EnteredCampaign, type NewCampaign } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { contactKey } from '../custom-contacts/index.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { announceAdvocacy } from './advocacy.events.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import { type CampaignChanges, createCampaignsRepository, type StoredCampaign } from './campaigns.repository.ts';

/**
 * Creates a campaign.
 * @throws AppError VALIDATION for a name that another campaign has and when the limit is reached
 */
export function createCampaign(
  deps: Pick<AdvocacyDeps, 'database' | 'clock' | 'ids'>,
  actor: Actor,
  input: NewCampaign,
): Promise<EnteredCampaign> {
  return deps.database.transaction(async (tx) => {
    const campaignId = await insertCampaign(tx, deps, actor, input);
    await announceAdvocacy(tx, actor.organizationId);
    return presentCampaign(await load(tx, actor, campaignId));
  });
}

/**
 * Creates a campaign without notifying open pages.
 * @returns its id
 * @throws AppError VALIDATION for a name that another campaign has and when the limit is reached
 */
export async function insertCampaign(
  tx: DatabaseHandle,
  { clock, ids }: Pick<AdvocacyDeps, 'clock' | 'ids'>,
  { organizationId, userId }: Pick<Actor, 'organizationId' | 'userId'>,
  { isSample = false, ...input }: NewCampaign & { isSample?: boolean },
): Promise<string> {
  const { active, ...fields } = input;
  const repository = createCampaignsRepository(tx, organizationId);
  if ((await repository.count()) >= ADVOCACY_LIMITS.campaigns) throw refusedName(ADVOCACY_TEXTS.tooManyCampaigns);
  const campaignId = ids.newId();
  const nowTs = clock.now();
  const isNew = await repository.insert({
    ...fields,
    campaignId,
    organizationId,
    isSample,
    isActive: active,
    nameKey: contactKey(fields.name),
    createdBy: userId,
    createdTs: nowTs,
    updatedTs: nowTs,
  });
  if (!isNew) throw nameTaken();
  return campaignId;
}

/**
 * Updates a campaign.
 * @throws AppError NOT_FOUND; CONFLICT when it has changed since; VALIDATION for a name that another campaign has
 */
export function updateCampaign(
  { database, clock }: Pick<AdvocacyDeps, 'database' | 'clock'>,
  actor: Actor,
  {
    campaignId,
    version,
    updates,
  }: {
    campaignId: string;
    version?: number | undefined;
    updates: { [F in keyof NewCampaign]?: NewCampaign[F] | undefined };
  },
): Promise<EnteredCampaign> {
  return database.transaction(async (tx) => {
    const repository = createCampaignsRepository(tx, actor.organizationId);
    await load(tx, actor, campaignId);
    const { name, active, ...rest } = updates;
    if (name !== undefined && (await repository.isTaken(contactKey(name), campaignId))) throw nameTaken();
    const changes: CampaignChanges = {
      ...given(rest),
      ...(name === undefined ? {} : { name, nameKey: contactKey(name) }),
      ...(active === undefined ? {} : { isActive: active }),
      updatedTs: clock.now(),
    };
    if (!(await repository.update(campaignId, version, changes))) throw new AppError('CONFLICT');
    await announceAdvocacy(tx, actor.organizationId);
    return presentCampaign(await load(tx, actor, campaignId));
  });
}

/**
 * Deletes a campaign and everything recorded as sent by it.
 * @throws AppError NOT_FOUND
 */
export function deleteCampaign(deps: AdvocacyDeps, actor: Actor, campaignId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const { name } = await load(tx, actor, campaignId);
    // Someone else deleted it in the meantime, so this call must not be audited.
    const isDeleted = await createCampaignsRepository(tx, actor.organizationId).delete(campaignId);
    if (!isDeleted) throw new AppError('NOT_FOUND');
    await appendAudit(tx, deps, actor, { action: 'advocacy-campaign.deleted', subject: campaignId, detail: { name } });
    await announceAdvocacy(tx, actor.organizationId);
  });
}

async function load(db: DatabaseHandle, { organizationId }: Actor, campaignId: string): Promise<StoredCampaign> {
  const found = await createCampaignsRepository(db, organizationId).get(campaignId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** Returns only the fields that were given, so that an update leaves the others unchanged. */
function given<Fields extends object>(fields: Fields): { [F in keyof Fields]?: Exclude<Fields[F], undefined> } {
  // The filter removes undefined entries, which the library's type does not express.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [F in keyof Fields]?: Exclude<Fields[F], undefined>;
  };
}

const nameTaken = () => refusedName(ADVOCACY_TEXTS.campaignTaken);
const refusedName = (name: string) => new AppError('VALIDATION', { data: { fields: { name } } });
