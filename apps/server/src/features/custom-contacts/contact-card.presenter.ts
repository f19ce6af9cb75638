import type { DocumentCard } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type CardDocument, presentCard, readMetadata } from '../documents/index.ts';
import type { StoredContact } from './custom-contacts.repository.ts';

/** Fields that no contact has, because it is not a legislative document and comes from no source. */
const NOTHING = {
  isoCode: null,
  countryCode: null,
  localityType: null,
  localityExternalId: null,
  status: null,
  genericStatus: null,
  progress: null,
  chamber: null,
  originatingChamber: null,
  billType: null,
  session: null,
  sessionName: null,
  regDocumentType: null,
  researchDocumentType: null,
  socialPlatform: null,
  introducedOn: null,
  introducedTs: null,
  publicationDate: null,
  commentEndDate: null,
  lastActionOn: null,
  lastActionText: null,
  isStatusUndated: false,
  sourceUrl: null,
  facts: null,
} satisfies Partial<CardDocument>;

/** Presents contacts as list rows, in the given order. */
export async function presentContactCards(
  database: DatabaseHandle,
  actor: Actor,
  contacts: readonly StoredContact[],
): Promise<DocumentCard[]> {
  const metadata = await readMetadata(
    database,
    actor,
    contacts.map((contact) => contact.contactId),
  );
  return contacts.map((contact) => presentCard(buildDocument(contact), metadata.get(contact.contactId), null));
}

function buildDocument(contact: StoredContact): CardDocument {
  return {
    ...NOTHING,
    documentId: contact.contactId,
    fusionId: contact.fusionId,
    documentType: contact.documentType,
    title: contact.name,
    summary: contact.description,
    byline: contactLine(contact) || null,
    lastUpdatedTs: contact.updatedTs,
    version: contact.version,
    isSample: contact.isSample,
  };
}

/**
 * Describes a contact among others of the same name, for example `Director · Larkmere Water Board` or `Trade
 * association`.
 */
export function contactLine({ title, organizationType, affiliations }: StoredContact): string {
  return [title, organizationType, affiliations[0]?.organizationName].filter(Boolean).join(' · ');
}
