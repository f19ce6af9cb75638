import {
  alertActivities,
  DOCUMENT_TABLES,
  documents,
  documentTexts,
  entityAliases,
  searchAlerts,
  sourceFacts,
} from '@rotunda/database';
import { versionId } from '@rotunda/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { FiledRule } from './is-different-rule.ts';
import { isLegiscanPerson, type PersonIdentity } from './same-person.ts';

/**
 * Resolves which document an id means. Public documents belong to no organization. When two documents turn out to be
 * the same, everything organizations attached moves to the remaining one, each row within its own organization. All
 * methods run in the caller's transaction.
 */
export function createDocumentIdentityRepository(tx: DatabaseHandle) {
  return {
    /** Returns the fusionIds of aliases; ids that are not aliases are absent. */
    async findAliases(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await tx.select().from(entityAliases).where(isOneOf(entityAliases.alias, ids));
      return new Map(rows.map((row) => [row.alias, row.fusionId]));
    },

    async upsertAliases(aliases: ReadonlyMap<string, string>): Promise<void> {
      const rows = Array.from(aliases, ([alias, fusionId]) => ({ alias, fusionId }));
      await bulkInsert(tx, entityAliases, rows, { onConflict: { target: [entityAliases.alias], update: 'all' } });
    },

    /** Returns the aliases under which data is still stored separately. */
    async findStoredAliases(aliases: ReadonlyMap<string, string>): Promise<[alias: string, fusionId: string][]> {
      if (aliases.size === 0) return [];
      const ids = textArray([...aliases.keys()]);
      const { rows } = await tx.execute<{ fusion_id: string }>(
        sql`select fusion_id from ${documents} where fusion_id = any(${ids})
            union select fusion_id from ${sourceFacts} where fusion_id = any(${ids}) order by 1`,
      );
      return rows.flatMap(({ fusion_id: alias }) => {
        const fusionId = aliases.get(alias);
        return fusionId === undefined ? [] : [[alias, fusionId] as [string, string]];
      });
    },

    /**
     * Finds what each source filed about rules, by the id it is stored under, the Federal Register's own record first.
     */
    async findFiledRules(fusionIds: readonly string[]): Promise<(FiledRule & { fusionId: string; part: string })[]> {
      if (fusionIds.length === 0) return [];
      const { fusionId, part, facts, source, kind } = sourceFacts;
      return tx
        .select({
          fusionId,
          part,
          title: sql<string | null>`${facts} ->> 'title'`,
          docketIds: sql<string[]>`coalesce(${facts} -> 'docketIds', '[]')`,
        })
        .from(sourceFacts)
        .where(and(isOneOf(fusionId, fusionIds), eq(kind, 'regulation'), sql`${facts} ->> 'title' is not null`))
        .orderBy(desc(eq(source, 'federal-register')), part);
    },

    /** Finds what each source states about the people with one of the given keys of other publishers. */
    async findPeopleByKeys(keys: readonly string[]): Promise<PersonIdentity[]> {
      if (keys.length === 0) return [];
      const { fusionId, facts, kind } = sourceFacts;
      const said = (field: string) => sql<string | null>`${facts} ->> ${field}::text`;
      const rows = await tx
        .selectDistinct({
          fusionId,
          otherIds: sql<string[]>`coalesce(${facts} -> 'otherIds', '[]')`,
          isoCode: sql<string>`${facts} ->> 'isoCode'`,
          fullName: said('fullName'),
          firstName: said('firstName'),
          lastName: said('lastName'),
        })
        .from(sourceFacts)
        .innerJoin(entityAliases, eq(entityAliases.fusionId, fusionId))
        .where(and(isOneOf(entityAliases.alias, keys), eq(kind, 'person')));
      return rows.map(({ fullName, firstName, lastName, ...row }) => ({
        ...row,
        ...(fullName === null ? {} : { fullName }),
        ...(firstName === null ? {} : { firstName }),
        ...(lastName === null ? {} : { lastName }),
      }));
    },

    /** Finds title and time of the stored articles among ids. */
    async findArticles(
      fusionIds: readonly string[],
    ): Promise<Map<string, { title: string | null; publishedTs: number | null }>> {
      const { fusionId, facts, kind } = sourceFacts;
      const rows = await tx
        .select({
          fusionId,
          title: sql<string | null>`${facts} ->> 'title'`,
          publishedTs: sql<number | null>`(${facts} ->> 'publishedTs')::float8`,
        })
        .from(sourceFacts)
        .where(and(isOneOf(fusionId, fusionIds), eq(kind, 'news')));
      return new Map(rows.map(({ fusionId: id, ...article }) => [id, article]));
    },

    /** Removes an alias, because what was filed under it no longer belongs to the document. */
    async separate(alias: string, fusionId: string): Promise<void> {
      await tx.delete(entityAliases).where(and(eq(entityAliases.alias, alias), eq(entityAliases.fusionId, fusionId)));
      const { rowCount } = await tx
        .delete(sourceFacts)
        .where(and(eq(sourceFacts.fusionId, fusionId), sql`starts_with(${sourceFacts.part}, ${`${alias} `})`));
      // Makes the worker merge the document again, without those facts.
      if (rowCount) await tx.update(documents).set({ mergeVersion: 0 }).where(eq(documents.fusionId, fusionId));
    },

    /** Merges the document stored under the alias into the one with the other id, which may not exist yet. */
    async absorb(alias: string, fusionId: string): Promise<void> {
      // Two dockets may file one rule with equal parts, so parts get the alias as prefix. A Federal Register document
      // is the same under any id, and a source repeats what it states about a person under the other id, except for
      // LegiScan, which stays separate.
      const isSamePart = alias.startsWith('fr-') || (alias.startsWith('person-') && !isLegiscanPerson(alias));
      const part = isSamePart ? sql`f.part` : sql`${alias} || ' ' || f.part`;
      await tx.execute(
        sql`delete from ${sourceFacts} f where f.fusion_id = ${alias} and exists (select 1 from ${sourceFacts} o
              where o.fusion_id = ${fusionId} and o.source = f.source and o.part = (${part}))`,
      );
      await tx.execute(
        sql`update ${sourceFacts} f set fusion_id = ${fusionId}, part = ${part} where f.fusion_id = ${alias}`,
      );
      await tx.update(entityAliases).set({ fusionId }).where(eq(entityAliases.fusionId, alias));
      await moveText(tx, alias, fusionId);
      await tx.update(alertActivities).set({ fusionId }).where(eq(alertActivities.fusionId, alias));
      const former = await getDocumentId(tx, alias);
      if (former === undefined) return;
      const own = await getDocumentId(tx, fusionId);
      if (own === undefined) await tx.update(documents).set({ fusionId }).where(eq(documents.documentId, former));
      else await replaceDocument(tx, former, own);
      // Makes the worker merge the document again, with what was stored under the alias.
      await tx.update(documents).set({ mergeVersion: 0 }).where(eq(documents.fusionId, fusionId));
      await tx.update(searchAlerts).set({ fusionId }).where(eq(searchAlerts.fusionId, alias));
    },
  };
}

/** Moves the text. Documents with an alias have at most one; if both have one, that of `fusionId` stays. */
async function moveText(tx: DatabaseHandle, alias: string, fusionId: string): Promise<void> {
  const fnDocumentId = versionId(fusionId, 'text');
  const [storedIds] = await tx
    .select({ fusionId: documentTexts.fusionId })
    .from(documentTexts)
    .where(eq(documentTexts.fnDocumentId, fnDocumentId));
  const former = eq(documentTexts.fnDocumentId, versionId(alias, 'text'));
  if (storedIds === undefined) await tx.update(documentTexts).set({ fnDocumentId, fusionId }).where(former);
  else await tx.delete(documentTexts).where(former);
}

async function getDocumentId(tx: DatabaseHandle, fusionId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ documentId: documents.documentId })
    .from(documents)
    .where(eq(documents.fusionId, fusionId));
  return row?.documentId;
}

/**
 * Moves rows from the former document. Where only one row per document is allowed and an organization has one on each,
 * the one on `own` stays.
 */
async function replaceDocument(tx: DatabaseHandle, former: number, own: number): Promise<void> {
  for (const { table, onMerge, uniqueWith } of DOCUMENT_TABLES) {
    if (onMerge === 'move') {
      const same = uniqueWith.map((column): SQL => sql`o.${sql.identifier(column)} = t.${sql.identifier(column)}`);
      const isFree =
        same.length === 0
          ? sql`true`
          : sql`not exists (select 1 from ${table} o where o.document_id = ${own} and ${sql.join(same, sql` and `)})`;
      await tx.execute(sql`update ${table} t set document_id = ${own} where t.document_id = ${former} and ${isFree}`);
    }
    await tx.execute(sql`delete from ${table} where document_id = ${former}`);
  }
  await tx.delete(documents).where(eq(documents.documentId, former));
}

/** Binds a text[] parameter; drizzle would expand a JavaScript array into a row of parameters. */
function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}
