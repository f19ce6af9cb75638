import { documents } from '@rotunda/database';
import { DOCUMENT_TYPES, type DocumentType, parseBillNumber } from '@rotunda/domain';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

const MOST = 8;
/** Two letters of a jurisdiction before the number: `US S 5`, `CA AB 12`, `Canada C-5`. */
const WITH_PLACE = /^(us|canada|[a-z]{2})[\s-]+(.+)$/i;

export interface QuickHitRow {
  fusionId: string;
  documentType: DocumentType;
  localityExternalId: string | null;
  title: string;
}

/** Public documents: no organisation is asked for. */
export function createQuickHitsRepository(db: DatabaseHandle) {
  return {
    async find(text: string): Promise<QuickHitRow[]> {
      const typed = text.trim();
      const conditions = [
        eq(documents.fusionId, typed.toLowerCase()),
        eq(documents.localityExternalId, typed),
        ...billConditions(typed),
      ];
      const rows = await db
        .select({
          fusionId: documents.fusionId,
          documentType: documents.documentType,
          localityExternalId: documents.localityExternalId,
          title: documents.title,
        })
        .from(documents)
        .where(or(...conditions))
        .orderBy(
          sql`${documents.sessionEndOn} desc nulls last`,
          sql`${documents.lastUpdatedTs} desc nulls last`,
          desc(documents.documentId),
        )
        .limit(MOST);
      return rows.flatMap((row) => {
        const documentType = DOCUMENT_TYPES.find((type) => type === row.documentType);
        return documentType === undefined ? [] : [{ ...row, documentType }];
      });
    },
  };
}

/** Bills end their fusionId in type and number, whatever the session: the index on the reversed id finds them. */
function billConditions(typed: string): SQL[] {
  const placed = WITH_PLACE.exec(typed);
  const conditions: SQL[] = [];
  const add = (number: string, place: string | null) => {
    const parsed = parseBillNumber(number);
    if (!parsed) return;
    const ending = `-${parsed.type}-${parsed.number}`;
    const matches = and(
      inArray(documents.documentType, ['Legislation', 'GlobalLegislation']),
      sql`reverse(${documents.fusionId}) like reverse(${ending}) || '%'`,
      place === null ? undefined : sql`${documents.isoCode} = any(${sql.param(isoCodesOf(place))}::text[])`,
    );
    if (matches !== undefined) conditions.push(matches);
  };
  add(typed, null);
  if (placed?.[1] !== undefined && placed[2] !== undefined) add(placed[2], placed[1].toLowerCase());
  return conditions;
}

/** `CA` is California and Canada: both are meant until one is chosen. */
function isoCodesOf(place: string): string[] {
  if (place === 'us') return ['us'];
  if (place === 'canada') return ['ca'];
  return [`us-${place}`, ...(place === 'ca' ? ['ca'] : [])];
}
