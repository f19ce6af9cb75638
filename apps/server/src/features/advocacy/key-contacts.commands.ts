import type { EnteredKeyContact, NewKeyContact } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { contactKey } from '../custom-contacts/index.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { announceAdvocacy } from './advocacy.events.ts';
import { presentEntered } from './key-contacts.presenter.ts';
import { createKeyContactsRepository, type KeyContactRow } from './key-contacts.repository.ts';
import { findLegislator, nameLegislators } from './legislators.queries.ts';

/**
 * Creates a key contact.
 * @throws AppError VALIDATION for an unknown legislator
 */
export function createKeyContact(deps: AdvocacyDeps, actor: Actor, input: NewKeyContact): Promise<EnteredKeyContact> {
  return deps.database.transaction(async (tx) => {
    const person = await findLegislator(deps, tx, input.legislator);
    const keyContactId = await insertKeyContact(tx, deps, actor, { ...input, personFusionId: person.fusionId });
    await announceAdvocacy(tx, actor.organizationId);
    return presentEntered(await load(tx, actor, keyContactId), person);
  });
}

/**
 * Creates a key contact without notifying open pages.
 * @returns its id
 */
export async function insertKeyContact(
  tx: DatabaseHandle,
  { clock, ids }: Pick<AdvocacyDeps, 'clock' | 'ids'>,
  { organizationId, userId }: Pick<Actor, 'organizationId' | 'userId'>,
  input: Omit<NewKeyContact, 'legislator'> & { personFusionId: string; isSample?: boolean },
): Promise<string> {
  const { personFusionId, contactName, email, phoneNumber, relationshipType, relationshipNote, isSample } = input;
  const keyContactId = ids.newId();
  const nowTs = clock.now();
  await createKeyContactsRepository(tx, organizationId).insert({
    keyContactId,
    organizationId,
    personFusionId,
    contactName,
    nameKey: contactKey(contactName),
    email: email || null,
    phoneNumber: phoneNumber || null,
    relationshipType: relationshipType || null,
    relationshipNote: relationshipNote || null,
    isSample: isSample ?? false,
    createdBy: userId,
    createdTs: nowTs,
    updatedTs: nowTs,
  });
  return keyContactId;
}

/**
 * Updates a key contact.
 * @throws AppError NOT_FOUND; CONFLICT when it has changed since; VALIDATION for an unknown legislator
 */
export function updateKeyContact(
  deps: AdvocacyDeps,
  actor: Actor,
  {
    keyContactId,
    version,
    updates,
  }: {
    keyContactId: string;
    version?: number | undefined;
    updates: { [F in keyof NewKeyContact]?: NewKeyContact[F] | undefined };
  },
): Promise<EnteredKeyContact> {
  return deps.database.transaction(async (tx) => {
    const before = await load(tx, actor, keyContactId);
    const { legislator, contactName = before.contactName } = updates;
    const person = legislator === undefined ? null : await findLegislator(deps, tx, legislator);
    const field = (name: 'email' | 'phoneNumber' | 'relationshipType' | 'relationshipNote') =>
      (updates[name] === undefined ? before[name] : updates[name]) || null;
    const changes = {
      personFusionId: person?.fusionId ?? before.personFusionId,
      contactName,
      nameKey: contactKey(contactName),
      email: field('email'),
      phoneNumber: field('phoneNumber'),
      relationshipType: field('relationshipType'),
      relationshipNote: field('relationshipNote'),
      updatedTs: deps.clock.now(),
    };
    const repository = createKeyContactsRepository(tx, actor.organizationId);
    if (!(await repository.update(keyContactId, version, changes))) throw new AppError('CONFLICT');
    await announceAdvocacy(tx, actor.organizationId);
    const name = await nameLegislators(deps, tx, [changes.personFusionId]);
    return presentEntered(await load(tx, actor, keyContactId), name(changes.personFusionId));
  });
}

/** @throws AppError NOT_FOUND */
export function deleteKeyContact(deps: AdvocacyDeps, actor: Actor, keyContactId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const { contactName: name } = await load(tx, actor, keyContactId);
    // Someone else deleted it in the meantime, so this call must not be audited.
    const isDeleted = await createKeyContactsRepository(tx, actor.organizationId).delete(keyContactId);
    if (!isDeleted) throw new AppError('NOT_FOUND');
    const entry = { action: 'advocacy-key-contact.deleted', subject: keyContactId, detail: { name } } as const;
    await appendAudit(tx, deps, actor, entry);
    await announceAdvocacy(tx, actor.organizationId);
  });
}

async function load(db: DatabaseHandle, { organizationId }: Actor, keyContactId: string): Promise<KeyContactRow> {
  const found = await createKeyContactsRepository(db, organizationId).get(keyContactId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}
