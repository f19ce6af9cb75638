import { documents } from '@rotunda/database';
import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { writeStatement } from '../../../platform/database/write-statement.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { boardCardFacts, type CardFacts, textCardFacts } from './card-facts.repository.ts';
import type { StoredDocument } from './stored-document.ts';

/** Columns of a document that a board card needs. */
export type BoardDocument = Pick<StoredDocument, keyof typeof boardColumns> & { facts: CardFacts | null };
/** Columns of a document that a list row needs. */
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
  isStatusUndated: documents.isStatusUndated,
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
 * Returns the documents as JSON, which is much faster to read than hundreds of values that the driver and drizzle each
 * parse. It converts whole rows, because json_build_object determines the output of every value separately and takes
 * PostgreSQL twice as long.
 */
export function cardDocumentsAsJson(documentIds: Param | Placeholder): SQL {
  const columns = Object.entries(cardColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql`
    select json_agg(card) from (
      select ${sql.join(columns, sql`, `)}, case ${boardCardFacts} ${textCardFacts} end as facts
      from ${documents} where ${documents.documentId} = any(${documentIds}::bigint[])) as card`;
}

/**
 * Reads the documents from the result of `cardDocumentsAsJson`.
 * @param json null if none of the documents exists
 */
export function getCardDocuments(json: unknown): CardDocument[] {
  // The cast is safe because `cardDocumentsAsJson` uses only columns whose JSON equals what drizzle reads: texts,
  // dates, numbers, booleans.
  return (json ?? []) as CardDocument[];
}

const readDocuments = writeStatement(sql`select (${cardDocumentsAsJson(sql.placeholder('documentIds'))}) as documents`);

export async function findCardDocuments(db: DatabaseHandle, documentIds: readonly number[]): Promise<CardDocument[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await readDocuments(db, { documentIds });
  return getCardDocuments(rows[0]?.['documents']);
}
