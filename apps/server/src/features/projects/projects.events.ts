import type { EventTopic } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { type EventDraft, publishEvents } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { findProjectAudience, type ProjectAudience } from './project-audience.repository.ts';

/** Notifies open pages that projects, or the content of their lists, changed. */
export function announceProjects(
  tx: DatabaseHandle,
  { organizationId }: Pick<Actor, 'organizationId'>,
  projectIds: Iterable<string>,
): Promise<void> {
  const news = [...new Set(projectIds)].map((projectId) => ({ projectId }));
  return publishToProjects(tx, organizationId, 'projects.changed', news);
}

type Ids = EventDraft['ids'];

/** Changes in one project; `ids` are sent instead of the project's id. */
export interface ProjectNews {
  projectId: string;
  ids?: Ids;
}

/**
 * Notifies open pages of changes in projects. Changes in a confidential project are sent only to users who may see it,
 * so that neither its id nor its documents leak. Call this before a project is closed or deleted, while the users who
 * saw it can still be found.
 */
export async function publishToProjects(
  tx: DatabaseHandle,
  organizationId: string,
  topic: EventTopic,
  news: readonly ProjectNews[],
): Promise<void> {
  const audience = await findProjectAudience(tx, organizationId, [...new Set(news.map((one) => one.projectId))]);
  const drafts = draftEvents(audience, news);
  await publishEvents(
    tx,
    drafts.map((draft) => ({ ...draft, organizationId, topic })),
  );
}

/** Drafts one event for each recipient, with everything that changed in the projects they may hear of. */
export function draftEvents(
  audience: readonly ProjectAudience[],
  news: readonly ProjectNews[],
): Pick<EventDraft, 'userId' | 'ids'>[] {
  return audience.map(({ userId, projectIds }) => {
    const published = new Set(projectIds);
    const ids = news
      .filter((one) => published.has(one.projectId))
      .map((one) => one.ids ?? { projectId: [one.projectId] });
    return { userId, ids: mergeIds(ids) };
  });
}

function mergeIds(all: readonly Ids[]): Ids {
  const merged = new Map<string, Set<string>>();
  for (const ids of all) {
    for (const [name, values] of Object.entries(ids)) {
      merged.set(name, new Set([...(merged.get(name) ?? []), ...values]));
    }
  }
  return Object.fromEntries([...merged].map(([name, values]) => [name, [...values]]));
}
