import { documents } from '@rotunda/database';
import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { writeStatement } from '../../platform/database/write-statement.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { boardCardFacts, type CardFacts, wordsCardFacts } from './card-facts.repository.ts';
import type { StoredDocument } from './documents.repository.ts';

/** The part of a document that the card of a board is made of. */
export type BoardDocument = Pick<StoredDocument, keyof typeof boardColumns> & { facts: CardFacts | null };
/** The part of a document that a list row is made of. */
export type CardDocument = Pick<StoredDocument, keyof typeof cardColumns> & { facts: CardFacts | null };

export const boardColumns = {
  documentId: documents.documentId,
  fusionId: documents.fusionId,
  documentType: documents.documentType,
  localityExternalId: documents.localityExternalId,
  title: documents.title,
  isoCode: documents.isoCode,
  genericStatus: documents.genericStatus,
  chamber: documents.chamber,
  lastActionText: documents.lastActionText,
  commentEndDate: documents.commentEndDate,
  regDocumentType: documents.regDocumentType,
  researchDocumentType: documents.researchDocumentType,
  socialPlatform: documents.socialPlatform,
  byline: documents.byline,
};

const cardColumns = {
  ...boardColumns,
  version: documents.version,
  summary: documents.summary,
  countryCode: documents.countryCode,
  localityType: documents.localityType,
  status: documents.status,
  progress: documents.progress,
  originatingChamber: documents.originatingChamber,
  billType: documents.billType,
  session: documents.session,
  sessionName: documents.sessionName,
  introducedOn: documents.introducedOn,
  introducedTs: documents.introducedTs,
  lastActionOn: documents.lastActionOn,
  lastUpdatedTs: documents.lastUpdatedTs,
  publicationDate: documents.publicationDate,
  sourceUrl: documents.sourceUrl,
  isSample: documents.isSample,
};

/**
 * As JSON, which is read much faster than hundreds of values of which each is told apart by the driver and by drizzle. Of
 * whole rows: json_build_object looks up how to write a value for each value anew, which takes PostgreSQL twice as long.
 */
export function cardDocumentsAsJson(documentIds: Param | Placeholder): SQL {
  const columns = Object.entries(cardColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql`
    select json_agg(card) from (
      select ${sql.join(columns, sql`, `)}, case ${boardCardFacts} ${wordsCardFacts} end as facts
      from ${documents} where ${documents.documentId} = any(${documentIds}::bigint[])) as card`;
}

/** @param json null where none of the documents is held */
export function cardDocumentsOf(json: unknown): CardDocument[] {
  // Written by `cardDocumentsAsJson` from columns whose JSON is what drizzle reads: texts, days, numbers, booleans.
  return (json ?? []) as CardDocument[];
}

const readDocuments = writeStatement(sql`select (${cardDocumentsAsJson(sql.placeholder('documentIds'))}) as documents`);

export async function findCardDocuments(db: DatabaseHandle, documentIds: readonly number[]): Promise<CardDocument[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await readDocuments(db, { documentIds });
  return cardDocumentsOf(rows[0]?.['documents']);
}
