import type { CalendarFilters } from '@rotunda/contract';
import { documents, entityTags, hearingBills, projectEntities, projects } from '@rotunda/database';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { visibleProjects } from '../projects/index.ts';
import type { Viewer } from '../projects/index.ts';

/** Selects the documents in any of the given projects visible to the viewer. */
function inProjects(viewer: Viewer, projectIds: readonly string[]): SQL {
  return sql`select ${projectEntities.documentId} from ${projectEntities}
    join ${projects} on ${projects.projectId} = ${projectEntities.projectId}
    where ${and(visibleProjects(viewer), isOneOf(projects.projectId, projectIds))}`;
}

function withTags({ organizationId }: Viewer, tagIds: readonly string[]): SQL {
  return sql`select ${entityTags.documentId} from ${entityTags}
    where ${entityTags.organizationId} = ${organizationId} and ${isOneOf(entityTags.tagId, tagIds)}`;
}

/** Selects the fusionIds of bills among documents. */
const billsAmong = (documentIds: SQL) =>
  sql`select b.fusion_id from ${documents} b where b.document_id in (${documentIds})`;

/** Returns one list of document ids per filter on projects and tags; a document must be in all of them. */
function chosenLists(viewer: Viewer, { projectIds, tagIds }: CalendarFilters): SQL[] {
  return [
    ...(projectIds === undefined ? [] : [inProjects(viewer, projectIds)]),
    ...(tagIds === undefined ? [] : [withTags(viewer, tagIds)]),
  ];
}

/** Requires documents to be in the given projects and to have the given tags. */
export function isChosen(viewer: Viewer, filters: CalendarFilters): SQL | undefined {
  return and(...chosenLists(viewer, filters).map((list) => sql`${documents.documentId} in (${list})`));
}

/** Requires the meeting, or a bill it names, to be in the given projects and to have the given tags. */
export function isMeetingChosen(viewer: Viewer, filters: CalendarFilters): SQL | undefined {
  return and(
    ...chosenLists(viewer, filters).map((list) =>
      or(
        sql`${documents.documentId} in (${list})`,
        sql`${documents.fusionId} in (select h.hearing_fusion_id from ${hearingBills} h
          where h.bill_fusion_id in (${billsAmong(list)}))`,
      ),
    ),
  );
}

/** Requires an agenda of the licensed feed, as rows of `agenda`, to contain a bill in the given projects. */
export function isAgendaChosen(viewer: Viewer, { projectIds }: CalendarFilters, bills: SQL): SQL | undefined {
  if (projectIds === undefined) return undefined;
  return sql`exists (select 1 from jsonb_array_elements(${bills}) bill
    where bill ->> 'fusionId' in (${billsAmong(inProjects(viewer, projectIds))}))`;
}
