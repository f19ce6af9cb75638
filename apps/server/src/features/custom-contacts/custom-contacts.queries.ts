import type { CustomContact, DocumentCard } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentContactCards } from './contact-card.presenter.ts';
import { presentContact } from './custom-contacts.presenter.ts';
import { type ContactQuery, createCustomContactsRepository, type StoredContact } from './custom-contacts.repository.ts';

/**
 * Loads one contact.
 * @throws AppError NOT_FOUND, also for a contact of another organization
 */
export async function loadContact(db: DatabaseHandle, actor: Actor, fusionId: string): Promise<StoredContact> {
  const found = await createCustomContactsRepository(db).get(actor.organizationId, fusionId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws AppError NOT_FOUND */
export async function getContact(db: DatabaseHandle, actor: Actor, fusionId: string): Promise<CustomContact> {
  const contact = await loadContact(db, actor, fusionId);
  const [card] = await presentContactCards(db, actor, [contact]);
  if (card === undefined) throw new AppError('NOT_FOUND');
  return presentContact(contact, card);
}

/**
 * Returns a page of contacts as list rows, by name. Each typed word may match the beginning of any word of a contact.
 */
export async function findCustomContacts(
  db: DatabaseHandle,
  actor: Actor,
  query: ContactQuery,
): Promise<{ results: DocumentCard[]; total: number }> {
  const repository = createCustomContactsRepository(db);
  const totals = await repository.countByType(actor.organizationId, query);
  const total = [...totals.values()].reduce((sum, count) => sum + count, 0);
  if (total <= query.skip) return { results: [], total };
  const contacts = await repository.find(actor.organizationId, query);
  return { results: await presentContactCards(db, actor, contacts), total };
}

/** Contact with its list row. */
export interface ContactRow {
  card: DocumentCard;
  contact: StoredContact;
}

/** Returns rows by id; contacts of other organizations are absent. */
export async function findContactRows(
  db: DatabaseHandle,
  actor: Actor,
  contactIds: readonly number[],
): Promise<Map<number, ContactRow>> {
  const contacts = await createCustomContactsRepository(db).findByIds(actor.organizationId, contactIds);
  const cards = new Map((await presentContactCards(db, actor, contacts)).map((card) => [card.fusionId, card]));
  return new Map(
    contacts.flatMap((contact) => {
      const card = cards.get(contact.fusionId);
      return card === undefined ? [] : [[contact.contactId, { card, contact }] as const];
    }),
  );
}
