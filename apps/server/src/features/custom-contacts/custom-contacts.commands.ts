import { CONTACT_TEXTS, type CustomContact, type CustomContactUpdates, type NewCustomContact } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { deleteReferences } from './contact-references.repository.ts';
import { assertFieldsOfType, getColumns, NO_FIELDS } from './contact/contact-fields.ts';
import { contactKey } from './contact/contact-key.ts';
import { contactSearchWords } from './contact/contact-words.ts';
import { newFusionId } from './contact/new-fusion-id.ts';
import type { CustomContactsDeps } from './custom-contacts.deps.ts';
import { getContact, loadContact } from './custom-contacts.queries.ts';
import { createCustomContactsRepository, type StoredContact } from './custom-contacts.repository.ts';

/**
 * Creates a contact.
 * @throws AppError VALIDATION for a person without a name and for affiliations that do not exist
 */
export function createContact(deps: CustomContactsDeps, actor: Actor, input: NewCustomContact): Promise<CustomContact> {
  return deps.database.transaction(async (tx) => {
    const fusionId = await insertContact(tx, deps, actor, input);
    await announceContacts(tx, actor.organizationId, [fusionId]);
    return getContact(tx, actor, fusionId);
  });
}

/**
 * Creates a contact without notifying open pages.
 * @returns its fusionId
 * @throws AppError VALIDATION
 */
export async function insertContact(
  tx: DatabaseHandle,
  { clock, ids }: Pick<CustomContactsDeps, 'clock' | 'ids'>,
  { organizationId, userId }: Actor,
  input: NewCustomContact & { isSample?: boolean },
): Promise<string> {
  const { documentType, isSample = false, ...fields } = input;
  const wanted = input.documentType === 'CustomPerson' ? (input.orgAffiliations ?? []) : [];
  const fusionId = newFusionId(documentType, ids);
  const columns = getColumns({ ...NO_FIELDS, documentType, name: '' }, fields);
  const affiliations = await checkAffiliations(tx, organizationId, wanted);
  const nowTs = clock.now();
  const lexemes = contactSearchWords(
    columns,
    affiliations.map((one) => one.organizationName),
  );
  const made = { lexemes, fusionId, organizationId, isSample };
  const repository = createCustomContactsRepository(tx);
  const contactIds = await repository.insert([
    { ...columns, ...made, createdBy: userId, createdTs: nowTs, updatedTs: nowTs },
  ]);
  for (const contactId of contactIds.values()) {
    await repository.replaceAffiliations(organizationId, contactId, affiliations);
  }
  return fusionId;
}

export interface ContactUpdate {
  fusionId: string;
  /** The version that was edited; without it the last write wins. */
  version?: number | undefined;
  updates: CustomContactUpdates;
}

/**
 * Updates the given fields and affiliations.
 * @throws AppError NOT_FOUND; CONFLICT when the contact has changed since, and nothing is written; VALIDATION
 */
export function updateContact(
  deps: CustomContactsDeps,
  actor: Actor,
  { fusionId, version, updates }: ContactUpdate,
): Promise<CustomContact> {
  const { organizationId } = actor;
  return deps.database.transaction(async (tx) => {
    const before = await loadContact(tx, actor, fusionId);
    if (version !== undefined && before.version !== version) throw new AppError('CONFLICT');
    assertFieldsOfType(before.documentType, updates);
    const columns = getColumns(before, updates);
    const wanted = updates.orgAffiliations;
    const affiliations = wanted === undefined ? null : await checkAffiliations(tx, organizationId, wanted);
    const lexemes = contactSearchWords(
      columns,
      (affiliations ?? before.affiliations).map((one) => one.organizationName),
    );
    const repository = createCustomContactsRepository(tx);
    const { contactId } = before;
    const changes = { ...columns, lexemes, updatedTs: deps.clock.now() };
    // The version check on load is only a shortcut. This one decides, because two users may have loaded the same
    // version.
    if (!(await repository.updateVersion(organizationId, contactId, version, changes))) throw new AppError('CONFLICT');
    if (affiliations !== null) await repository.replaceAffiliations(organizationId, contactId, affiliations);
    if (columns.name !== before.name) await renameWithMembers(tx, organizationId, { ...columns, contactId });
    await announceContacts(tx, organizationId, [fusionId]);
    return getContact(tx, actor, fusionId);
  });
}

/**
 * Deletes a contact with its tags, links and comments. People who belonged to a deleted organization keep its name.
 * @throws AppError NOT_FOUND
 */
export function deleteContact(deps: CustomContactsDeps, actor: Actor, fusionId: string): Promise<void> {
  const { organizationId } = actor;
  return deps.database.transaction(async (tx) => {
    const { contactId, documentType } = await loadContact(tx, actor, fusionId);
    const name = await createCustomContactsRepository(tx).delete(organizationId, contactId);
    // Someone else deleted it in the meantime, so this call must not be audited.
    if (name === null) throw new AppError('NOT_FOUND');
    await deleteReferences(tx, organizationId, contactId);
    const entry = { action: 'custom-contact.deleted', subject: fusionId, detail: { name, documentType } } as const;
    await appendAudit(tx, deps, actor, entry);
    await announceContacts(tx, organizationId, [fusionId]);
    for (const topic of ['actions.changed', 'attachments.changed'] as const) {
      await publishEvent(tx, { organizationId, topic, ids: {} });
    }
  });
}

export function announceContacts(
  tx: DatabaseHandle,
  organizationId: string,
  fusionId: readonly string[],
): Promise<void> {
  return publishEvent(tx, { organizationId, topic: 'custom-contacts.changed', ids: { fusionId: [...fusionId] } });
}

/** Updates the search words of an organization's people too, because they are found by its name. */
async function renameWithMembers(
  tx: DatabaseHandle,
  organizationId: string,
  renamed: Pick<StoredContact, 'contactId' | 'documentType' | 'name' | 'nameKey'>,
): Promise<void> {
  if (renamed.documentType !== 'CustomOrg') return;
  const repository = createCustomContactsRepository(tx);
  await repository.renameAffiliations(organizationId, renamed);
  const memberIds = await repository.findMemberIds(organizationId, renamed.contactId);
  const members = await repository.findByIds(organizationId, memberIds);
  const words = members.map((member) => ({
    contactId: member.contactId,
    lexemes: contactSearchWords(
      member,
      member.affiliations.map((one) => one.organizationName),
    ),
  }));
  await repository.setWords(organizationId, words);
}

export interface RequestedAffiliation {
  organizationId: string | null;
  organizationName: string;
  title: string | null;
}

export interface CheckedAffiliation {
  organizationContactId: number | null;
  organizationName: string;
  nameKey: string;
  title: string | null;
}

/**
 * Checks affiliations and returns them as they are stored. Only people have affiliations and only organizations can be
 * named in them, so affiliations never form a cycle.
 * @throws AppError VALIDATION for an unknown organization and for one named twice
 */
export async function checkAffiliations(
  tx: DatabaseHandle,
  organizationId: string,
  wanted: readonly RequestedAffiliation[],
): Promise<CheckedAffiliation[]> {
  const ids = wanted.flatMap(({ organizationId }) => organizationId ?? []);
  const organizations = await createCustomContactsRepository(tx).findOrganizations(organizationId, ids);
  const seen = new Set<string>();
  return wanted.map(({ organizationId, organizationName, title }) => {
    const stored = organizationId === null ? null : organizations.get(organizationId);
    if (stored === undefined) throw refused(CONTACT_TEXTS.notAnOrganization);
    const name = stored?.name ?? organizationName;
    const nameKey = contactKey(name);
    const key = stored === null ? nameKey : String(stored.contactId);
    if (seen.has(key)) throw refused(CONTACT_TEXTS.affiliationTwice);
    seen.add(key);
    return { organizationContactId: stored?.contactId ?? null, organizationName: name, nameKey, title: title || null };
  });
}

const refused = (text: string) => new AppError('VALIDATION', { data: { fields: { orgAffiliations: text } } });
