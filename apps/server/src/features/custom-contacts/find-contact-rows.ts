import type { DocumentCard } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentContactCards } from './contact-card.ts';
import { createCustomContactsRepository, type StoredContact } from './custom-contacts.repository.ts';

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
