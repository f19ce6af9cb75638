import {
  actionEntities,
  alertActivities,
  attachmentEntities,
  comments,
  customSummaries,
  documentChanges,
  documentNews,
  documents,
  documentTexts,
  entityAliases,
  entityMetadata,
  entityTags,
  projectEntities,
  searchAlerts,
  sourceFacts,
  workflowCards,
} from '@rotunda/database';
import { versionId } from '@rotunda/domain';
import { and, desc, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { FiledRule } from './is-another-rule.ts';
import { isLegiscanPerson, type PersonIdentity } from './same-person.ts';

/** What organisations hang on a document or are told of it, with the columns of which a document has one row each. */
const HELD_BY_ORGANISATIONS: readonly (readonly [table: PgTable, uniqueWith: readonly string[]])[] = [
  [projectEntities, ['project_id']],
  [workflowCards, ['project_id']],
  [entityMetadata, ['organisation_id']],
  [entityTags, ['organisation_id', 'tag_id']],
  [actionEntities, ['action_id']],
  [attachmentEntities, ['attachment_id']],
  [searchAlerts, ['organisation_id', 'project_id']],
  [comments, ['comment_id']],
  [customSummaries, ['organisation_id']],
  [documentNews, ['news_id']],
];
/** Made from a document, so that they go with it. */
const MADE_FROM_DOCUMENTS = [
  'doc_search',
  'doc_search_part',
  'doc_head',
  'passages',
  'bill_sponsors',
  'bill_committees',
];

/**
 * Which document an id stands for. Public documents belong to no organisation; what organisations hung on a document
 * that turns out to be another goes over whole, each row within its own organisation. All methods run inside the
 * caller's transaction.
 */
export function createDocumentIdentityRepository(tx: DatabaseHandle) {
  return {
    /** The documents' ids by alias; ids that are no alias are absent. */
    async findAliases(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await tx.select().from(entityAliases).where(isOneOf(entityAliases.alias, ids));
      return new Map(rows.map((row) => [row.alias, row.fusionId]));
    },

    async upsertAliases(aliases: ReadonlyMap<string, string>): Promise<void> {
      const rows = Array.from(aliases, ([alias, fusionId]) => ({ alias, fusionId }));
      await bulkInsert(tx, entityAliases, rows, { onConflict: { target: [entityAliases.alias], update: 'all' } });
    },

    /** Of the aliases those under which something is still held on its own. */
    async findHeldAliases(aliases: ReadonlyMap<string, string>): Promise<[alias: string, fusionId: string][]> {
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

    /** What each source has filed of rules, by the id it is held under, the Register's own statement first. */
    async findFiledRules(fusionIds: readonly string[]): Promise<(FiledRule & { fusionId: string; part: string })[]> {
      if (fusionIds.length === 0) return [];
      const { fusionId, part, facts, source, kind } = sourceFacts;
      return tx
        .select({
          ...{ fusionId, part },
          title: sql<string | null>`${facts} ->> 'title'`,
          docketIds: sql<string[]>`coalesce(${facts} -> 'docketIds', '[]')`,
        })
        .from(sourceFacts)
        .where(and(isOneOf(fusionId, fusionIds), eq(kind, 'regulation'), sql`${facts} ->> 'title' is not null`))
        .orderBy(desc(eq(source, 'federal-register')), part);
    },

    /** What each source says of the people who have one of the keys of other publishers. */
    async findPeopleByKeys(keys: readonly string[]): Promise<PersonIdentity[]> {
      if (keys.length === 0) return [];
      const { fusionId, facts, kind } = sourceFacts;
      const said = (field: string) => sql<string | null>`${facts} ->> ${field}::text`;
      const rows = await tx
        .selectDistinct({
          ...{ fusionId, otherIds: sql<string[]>`coalesce(${facts} -> 'otherIds', '[]')` },
          ...{ isoCode: sql<string>`${facts} ->> 'isoCode'`, fullName: said('fullName') },
          ...{ firstName: said('firstName'), lastName: said('lastName') },
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

    /** Takes back that the alias is the document: what was filed under it is not part of that document any more. */
    async separate(alias: string, fusionId: string): Promise<void> {
      await tx.delete(entityAliases).where(and(eq(entityAliases.alias, alias), eq(entityAliases.fusionId, fusionId)));
      const { rowCount } = await tx
        .delete(sourceFacts)
        .where(and(eq(sourceFacts.fusionId, fusionId), sql`starts_with(${sourceFacts.part}, ${`${alias} `})`));
      // Merged again without it by the worker.
      if (rowCount) await tx.update(documents).set({ mergeVersion: 0 }).where(eq(documents.fusionId, fusionId));
    },

    /** Makes the document held under the alias one with the document of the other id, which need not exist yet. */
    async absorb(alias: string, fusionId: string): Promise<void> {
      // Two dockets may file one rule, each with the same parts; a document of the Register is one however it is counted.
      // What a source said of a person it says again under the other id; LegiScan keeps to its own.
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
      const former = await documentIdOf(tx, alias);
      if (former === undefined) return;
      const own = await documentIdOf(tx, fusionId);
      if (own === undefined) await tx.update(documents).set({ fusionId }).where(eq(documents.documentId, former));
      else await replaceDocument(tx, former, own);
      // Merged again with what was held under the alias by the worker.
      await tx.update(documents).set({ mergeVersion: 0 }).where(eq(documents.fusionId, fusionId));
      await tx.update(searchAlerts).set({ fusionId }).where(eq(searchAlerts.fusionId, alias));
    },
  };
}

/** Documents with an alias have one text at most; where both have one, that of `fusionId` stays. */
async function moveText(tx: DatabaseHandle, alias: string, fusionId: string): Promise<void> {
  const fnDocumentId = versionId(fusionId, 'text');
  const [held] = await tx
    .select({ fusionId: documentTexts.fusionId })
    .from(documentTexts)
    .where(eq(documentTexts.fnDocumentId, fnDocumentId));
  const former = eq(documentTexts.fnDocumentId, versionId(alias, 'text'));
  if (held === undefined) await tx.update(documentTexts).set({ fnDocumentId, fusionId }).where(former);
  else await tx.delete(documentTexts).where(former);
}

async function documentIdOf(tx: DatabaseHandle, fusionId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ documentId: documents.documentId })
    .from(documents)
    .where(eq(documents.fusionId, fusionId));
  return row?.documentId;
}

/** Of two decisions of one organisation, which are rows that a document has once, the one on `own` stays. */
async function replaceDocument(tx: DatabaseHandle, former: number, own: number): Promise<void> {
  for (const [table, uniqueWith] of HELD_BY_ORGANISATIONS) {
    const name = sql.identifier(getTableName(table));
    const same = uniqueWith.map((column): SQL => sql`o.${sql.identifier(column)} = t.${sql.identifier(column)}`);
    await tx.execute(
      sql`update ${name} t set document_id = ${own} where t.document_id = ${former}
          and not exists (select 1 from ${name} o where o.document_id = ${own} and ${sql.join(same, sql` and `)})`,
    );
    await tx.execute(sql`delete from ${name} where document_id = ${former}`);
  }
  for (const table of MADE_FROM_DOCUMENTS) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where document_id = ${former}`);
  }
  await tx.delete(documentChanges).where(eq(documentChanges.documentId, former));
  await tx.delete(documents).where(eq(documents.documentId, former));
}

/** A text[] parameter; drizzle would spread a JavaScript array into a row of parameters. */
function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}
