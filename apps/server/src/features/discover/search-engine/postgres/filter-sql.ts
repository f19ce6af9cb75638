import { ALL_PROJECTS } from '@rotunda/contract';
import { documents, entityAliases, entityMetadata, entityTags, projectEntities, projects } from '@rotunda/database';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { type DocumentFilters, FILTERED_FACTS } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import { visibleProjects } from '../../../projects/index.ts';
import type { MetadataScope } from '../search-engine.ts';

/** Binds a JavaScript list as one array parameter. */
export function bindList(values: readonly (string | number)[], type: 'text' | 'bigint' | 'smallint' | 'int'): SQL {
  return sql`${sql.param([...values])}::${sql.raw(type)}[]`;
}

/** True, false, or a condition to check for each row. */
export type Clause = SQL | boolean;

export function allClauses(clauses: readonly Clause[]): Clause {
  if (clauses.includes(false)) return false;
  const open = clauses.filter((clause) => typeof clause !== 'boolean');
  return open.length === 0 ? true : sql`(${sql.join(open, sql` and `)})`;
}

export function anyClause(clauses: readonly Clause[]): Clause {
  if (clauses.includes(true)) return true;
  const open = clauses.filter((clause) => typeof clause !== 'boolean');
  return open.length === 0 ? false : sql`(${sql.join(open, sql` or `)})`;
}

export function toSql(clause: Clause): SQL {
  return typeof clause === 'boolean' ? sql.raw(String(clause)) : clause;
}

export function getTypeNumber(documentType: DocumentType): number {
  return DOCUMENT_TYPES.indexOf(documentType);
}

type FactFilter = Exclude<keyof typeof FILTERED_FACTS, 'activeSessions'>;
const FACT_COLUMNS: Readonly<Record<FactFilter, string>> = {
  genericStatuses: 'generic_status',
  chambers: 'chamber',
  billTypes: 'bill_type',
  regDocumentTypes: 'reg_document_type',
  researchDocumentTypes: 'research_document_type',
  socialPlatforms: 'social_platform',
  stakeholderTypes: 'stakeholder_type',
};
const FACT_FILTERS = Object.keys(FACT_COLUMNS) as FactFilter[]; // The cast is safe because these are the keys of the object literal above.

/** Condition for `d` (of doc_search) passing the filters on facts: `matchesFilters` without the dates. */
export function factsClause(filters: DocumentFilters): Clause {
  const types = filters.documentTypes ?? [];
  const ofType: Clause =
    types.length === 0 ? true : sql`d.type_number = any(${bindList(types.map(getTypeNumber), 'smallint')})`;
  const ofFacts = combinationClause(filters);
  return allClauses([
    ofType,
    ofFacts === true
      ? true
      : sql`d.combination_id in (select f.combination_id from facet_combinations f where ${toSql(ofFacts)})`,
  ]);
}

function combinationClause(filters: DocumentFilters): Clause {
  const clauses: Clause[] = [];
  const isoCodes = filters.isoCodes ?? [];
  if (isoCodes.length > 0) clauses.push(sql`f.iso_code = any(${bindList(isoCodes, 'text')})`);
  for (const filter of FACT_FILTERS) {
    const values = filters[filter] ?? [];
    if (values.length === 0) continue;
    const column = sql.raw(`f.${FACT_COLUMNS[filter]}`);
    clauses.push(sql`(${isUnconcerned(filter)} or ${column} = any(${bindList(values, 'text')}))`);
  }
  if (filters.activeSessions === true) clauses.push(sql`(${isUnconcerned('activeSessions')} or f.session_active)`);
  return allClauses(clauses);
}

function isUnconcerned(filter: keyof typeof FILTERED_FACTS): SQL {
  return sql`f.document_type <> all(${bindList([...FILTERED_FACTS[filter]], 'text')})`;
}

/** Condition for `d` passing the filters on dates. A document without the date does not pass. */
export function datesClause(filters: DocumentFilters): Clause {
  return allClauses([
    rangeClause('introduced_ts', filters.introduced),
    rangeClause('last_updated_ts', filters.lastUpdated),
  ]);
}

function rangeClause(name: 'introduced_ts' | 'last_updated_ts', range: DocumentFilters['introduced']): Clause {
  const column = sql.raw(`d.${name}`);
  const { fromTs, toTs } = range ?? {};
  return allClauses([
    fromTs === undefined ? true : sql`${column} >= ${fromTs}::bigint`,
    toTs === undefined ? true : sql`${column} <= ${toTs}::bigint`,
  ]);
}

/** Selects people listed as members of one of the committees, under any of their ids. */
const getMembers = (committeeIds: SQL) => sql`
  select p.document_id from ${documents} c
  cross join lateral jsonb_array_elements(c.facts -> 'members') member
  left join ${entityAliases} a on a.alias = regexp_replace(member ->> 'personFusionId', '^person-([a-z]+)-', '\\1:')
  join ${documents} p on p.fusion_id = coalesce(a.fusion_id, member ->> 'personFusionId')
  where c.document_type = 'Committee' and c.fusion_id = any(${committeeIds})`;

/**
 * Condition for the organization having attached the requested metadata to `d`. A project hidden from the viewer counts
 * as empty.
 */
export function scopeClause(scope: MetadataScope | null): Clause {
  if (scope === null) return true;
  const { viewer, priorities, positions, tagIds, projectIds, parties = [], committeeIds = [] } = scope;
  const { organizationId } = viewer;
  const attached = (list: readonly string[], inList: (bound: SQL) => SQL, type: 'text' | 'uuid' = 'text'): Clause =>
    list.length === 0 ? true : sql`d.document_id in (${inList(sql`${sql.param([...list])}::${sql.raw(type)}[]`)})`;
  const inProjects = sql`
    select e.document_id from ${projectEntities} e join ${projects} on ${projects.projectId} = e.project_id
    where e.organization_id = ${organizationId} and ${visibleProjects(viewer)}`;
  return allClauses([
    attached(
      priorities,
      (list) =>
        sql`select document_id from ${entityMetadata} where organization_id = ${organizationId} and priority = any(${list})`,
    ),
    attached(
      positions,
      (list) =>
        sql`select document_id from ${entityMetadata} where organization_id = ${organizationId} and position = any(${list})`,
    ),
    attached(
      tagIds,
      (list) =>
        sql`select document_id from ${entityTags} where organization_id = ${organizationId} and tag_id = any(${list})`,
      'uuid',
    ),
    projectIds === ALL_PROJECTS
      ? sql`d.document_id in (${inProjects})`
      : attached(projectIds, (list) => sql`${inProjects} and e.project_id = any(${list})`, 'uuid'),
    attached(
      parties,
      (list) => sql`select document_id from ${documents} where document_type = 'Person' and party = any(${list})`,
    ),
    attached(committeeIds, getMembers),
  ]);
}
