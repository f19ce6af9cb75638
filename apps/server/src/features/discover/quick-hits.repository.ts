import { documents, entityAliases } from '@rotunda/database';
import {
  type BillNumber,
  DOCUMENT_TYPES,
  type DocumentType,
  executiveOrderId,
  JURISDICTIONS,
  parseBillNumber,
} from '@rotunda/domain';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

const MAX = 8;
/** A number after a jurisdiction: `US S 5`, `CA AB 12`, `ON Bill 5`, `Canada C-5`. */
const WITH_PLACE = /^(us|canada|[a-z]{2})[\s-]+(.+)$/i;

export interface QuickHitRow {
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
  fusionId: documents.fusionId,
  documentType: documents.documentType,
  localityExternalId: documents.localityExternalId,
  title: documents.title,
  isoCode: documents.isoCode,
  session: documents.session,
  sessionName: documents.sessionName,
  byline: documents.byline,
};

function withKnownType(row: Omit<QuickHitRow, 'documentType'> & { documentType: string }): QuickHitRow[] {
  const documentType = DOCUMENT_TYPES.find((type) => type === row.documentType);
  return documentType === undefined ? [] : [{ ...row, documentType }];
}

/** Reads public documents, so there is no organization scope. */
export function createQuickHitsRepository(db: DatabaseHandle) {
  return {
    /** @param session as named by its legislature, or the year it starts in */
    async find(text: string, session?: string): Promise<QuickHitRow[]> {
      const typed = text.trim();
      // The id of a Federal Register document uses its number there, even if its docket has another number for it.
      const ids = [typed.toLowerCase(), `fr-${typed.toLowerCase()}`, `fr-${typed.toUpperCase()}`, ...ordersIn(typed)];
      const aliases = await db.select().from(entityAliases).where(inArray(entityAliases.alias, ids));
      const conditions = [
        inArray(documents.fusionId, [...ids, ...aliases.map((row) => row.fusionId)]),
        // Numbers of regulations are stored in capitals, whatever was typed.
        inArray(documents.localityExternalId, [typed, typed.toUpperCase()]),
        ...billConditions(typed),
      ];
      const rows = await db
        .select(columns)
        .from(documents)
        .where(and(or(...conditions), session === undefined ? undefined : inSession(session)))
        .orderBy(
          // Without a jurisdiction, a number means the bill of the national legislature first, then those of the
          // states.
          sql`(${documents.localityType} = 'federal') desc nulls last`,
          sql`${documents.sessionEndOn} desc nulls last`,
          sql`${documents.lastUpdatedTs} desc nulls last`,
          desc(documents.documentId),
        )
        .limit(MAX);
      return rows.flatMap(withKnownType);
    },

    /** In the order of the ids. */
    async findByIds(documentIds: readonly number[]): Promise<QuickHitRow[]> {
      if (documentIds.length === 0) return [];
      const rows = await db
        .select({ documentId: documents.documentId, ...columns })
        .from(documents)
        .where(isOneOf(documents.documentId, documentIds));
      const byId = new Map(rows.map(({ documentId, ...row }) => [documentId, row]));
      return documentIds.flatMap((id) => byId.get(id) ?? []).flatMap(withKnownType);
    },
  };
}

/** Matches the session by name, for example `119`, or by the year it starts in: `2025` also finds `2025-2026`. */
function inSession(session: string): SQL | undefined {
  return or(eq(documents.session, session), sql`${documents.session} like ${`${session}-%`}`);
}

/**
 * Parses `EO 14067`, `E.O. 11359-A` or `Executive Order No. 14,067`, because an executive order is stored under its
 * number.
 */
function ordersIn(typed: string): string[] {
  const number = /^(?:e\.?\s?o\.?|exec(?:utive|\.)?\s+order)\s*(?:no\.?\s*)?(\d[\d,]{0,6}\s?-?\s?[a-z]?)$/i.exec(
    typed,
  )?.[1];
  return number === undefined ? [] : [executiveOrderId(number.replace(/,/g, ''))];
}

/**
 * Builds conditions on the end of fusionIds, which is type and number in any session. The index on the reversed id
 * makes them fast.
 */
function billConditions(typed: string): SQL[] {
  const [, place, number] = WITH_PLACE.exec(typed) ?? [];
  const conditions = billsNumbered(parseBillNumber(typed), undefined);
  if (place === undefined || number === undefined) return conditions;
  const isoCodes = sql.param(isoCodesOf(place.toLowerCase()));
  return [
    ...conditions,
    ...billsNumbered(parseBillNumber(number), sql`${documents.isoCode} = any(${isoCodes}::text[])`),
  ];
}

function billsNumbered(number: BillNumber | undefined, where: SQL | undefined): SQL[] {
  if (number === undefined) return [];
  return endingsOf(number).flatMap(
    (ending) =>
      and(
        inArray(documents.documentType, ['Legislation', 'GlobalLegislation']),
        sql`reverse(${documents.fusionId}) like reverse(${ending}) || '%'`,
        where,
      ) ?? [],
  );
}

/**
 * Returns the possible endings, such as `-x1-ab-1` for an extraordinary session; `Bill 5` is `b 5` in some legislatures
 * and `bill 5` in the provinces.
 */
function endingsOf({ type, number, extraordinary }: BillNumber): string[] {
  const session = extraordinary === undefined ? '' : `-x${extraordinary}`;
  const types = type === 'b' ? ['b', 'bill'] : [type];
  return types.map((one) => `${session}-${one}-${number}`);
}

/** Returns every jurisdiction the code may mean: `CA` is California and Canada, and both are searched. */
function isoCodesOf(place: string): string[] {
  if (place === 'canada') return ['ca'];
  return JURISDICTIONS.filter(({ localityCode }) => localityCode.toLowerCase() === place).map(({ isoCode }) => isoCode);
}
