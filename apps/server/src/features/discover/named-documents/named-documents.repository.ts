import { documents, entityAliases } from '@rotunda/database';
import {
  type BillReference,
  congressOnDay,
  DOCUMENT_TYPES,
  type DocumentReference,
  type DocumentType,
  getFederalBillType,
} from '@rotunda/domain';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

export interface NamedDocument {
  documentId: number;
  fusionId: string;
  documentType: DocumentType;
  localityExternalId: string | null;
  title: string;
  isoCode: string | null;
  session: string | null;
  sessionName: string | null;
  /** Office of a person. */
  byline: string | null;
}

const columns = {
  documentId: documents.documentId,
  fusionId: documents.fusionId,
  documentType: documents.documentType,
  localityExternalId: documents.localityExternalId,
  title: documents.title,
  isoCode: documents.isoCode,
  session: documents.session,
  sessionName: documents.sessionName,
  byline: documents.byline,
};

/**
 * Without a jurisdiction, a number means the bill of the national legislature first, then those of the states; the
 * newest session first.
 */
const NEWEST_FIRST = [
  sql`(${documents.localityType} = 'federal') desc nulls last`,
  // A parliament in session has no last day yet.
  sql`${documents.sessionActive} desc nulls last`,
  sql`${documents.sessionEndOn} desc nulls last`,
  // Bills of extraordinary sessions (`-x1-ab-1`) after those of the regular session.
  sql`(${documents.fusionId} ~ '-x[0-9]+-')`,
  // Of sessions whose last day is unknown, `2025-2026` before `2023-2024`.
  sql`${documents.session} desc nulls last`,
  sql`${documents.lastUpdatedTs} desc nulls last`,
  desc(documents.documentId),
];

function withKnownType(row: Omit<NamedDocument, 'documentType'> & { documentType: string }): NamedDocument[] {
  const documentType = DOCUMENT_TYPES.find((type) => type === row.documentType);
  return documentType === undefined ? [] : [{ ...row, documentType }];
}

/** Reads public documents, so there is no organization scope. */
export function createNamedDocumentsRepository(db: DatabaseHandle) {
  return {
    /**
     * Finds documents by their name, number or id, as typed.
     * @param reference the text as read by `readDocumentReference`
     */
    async find(text: string, reference: DocumentReference | undefined, limit: number): Promise<NamedDocument[]> {
      const typed = text.trim();
      const number = reference?.kind === 'record' ? reference.number : typed;
      // The id of a Federal Register document uses its number there, even if its docket has another number for it.
      const ids = [typed.toLowerCase(), `fr-${number.toLowerCase()}`, `fr-${number.toUpperCase()}`];
      if (reference?.kind === 'order') ids.push(reference.fusionId);
      const aliases = await db.select().from(entityAliases).where(inArray(entityAliases.alias, ids));
      const conditions = [
        inArray(documents.fusionId, [...ids, ...aliases.map((row) => row.fusionId)]),
        // Numbers of regulations are stored in capitals, whatever was typed.
        inArray(documents.localityExternalId, [typed, number.toUpperCase()]),
        reference?.kind === 'bill' ? isBill(reference) : undefined,
      ];
      const rows = await db
        .select(columns)
        .from(documents)
        .where(or(...conditions))
        .orderBy(...NEWEST_FIRST)
        .limit(limit);
      return rows.flatMap(withKnownType);
    },

    /** Sorted like `find`. */
    async findByIds(documentIds: readonly number[]): Promise<NamedDocument[]> {
      if (documentIds.length === 0) return [];
      const rows = await db
        .select(columns)
        .from(documents)
        .where(isOneOf(documents.documentId, documentIds))
        .orderBy(...NEWEST_FIRST);
      return rows.flatMap(withKnownType);
    },
  };
}

/**
 * Builds a condition on the end of fusionIds, which is type and number in any session. The index on the reversed id
 * makes it fast.
 */
function isBill(reference: BillReference): SQL | undefined {
  const { isoCodes, session } = reference;
  return and(
    inArray(documents.documentType, ['Legislation', 'GlobalLegislation']),
    or(...getEndings(reference).map((ending) => sql`reverse(${documents.fusionId}) like reverse(${ending}) || '%'`)),
    isoCodes === null ? undefined : inArray(documents.isoCode, [...isoCodes]),
    session === null ? undefined : inSession(session),
  );
}

/**
 * Returns the possible endings, such as `-x1-ab-1` for an extraordinary session. `Bill 5` is `b 5` in some legislatures
 * and `bill 5` in the provinces; `HCR 5` is `hconres 5` in Congress.
 */
function getEndings({ number: { type, number, extraordinary } }: BillReference): string[] {
  const session = extraordinary === undefined ? '' : `-x${extraordinary}`;
  const federal = type.length > 1 ? getFederalBillType(type) : undefined;
  const types = new Set([type, ...(type === 'b' ? ['bill'] : []), ...(federal === undefined ? [] : [federal])]);
  return [...types].map((one) => `${session}-${one}-${number}`);
}

/**
 * Matches the session by name, for example `119`, or by a year: `2025` and `2026` also find `2025-2026` and the 119th
 * Congress.
 */
function inSession(session: string): SQL | undefined {
  const isYear = /^(?:18|19|20)\d\d$/.test(session);
  const congress = isYear ? String(congressOnDay(`${session}-06-30`)) : null;
  return or(
    eq(documents.session, session),
    sql`${documents.session} like ${`${session}-%`}`,
    isYear ? sql`${documents.session} like ${`%-${session}`}` : undefined,
    congress === null ? undefined : and(eq(documents.isoCode, 'us'), eq(documents.session, congress)),
  );
}
