import { type DashboardItem, dashboardItemSchema } from '@rotunda/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectsRepository } from '../projects/index.ts';
import type { DashboardsDeps } from './dashboards-deps.ts';
import { createDashboardsRepository } from './dashboards.repository.ts';
import { HOME_LAYOUT, PROJECT_LAYOUT } from './default-layouts.ts';

export interface DashboardConfiguration {
  /** null: the person's home page. */
  projectId: string | null;
  layout: (DashboardItem & { moduleId: string })[];
}

/** The home page's layout and that of every project the actor sees, kept or by default; module ids are made anew. */
export async function findConfigurations(deps: DashboardsDeps, actor: Actor): Promise<DashboardConfiguration[]> {
  const kept = new Map(
    (await createDashboardsRepository(deps.database).findLayouts(actor)).map(({ projectId, layout }) => [
      projectId,
      layout,
    ]),
  );
  const projectIds = await createProjectsRepository(deps.database).findVisibleIds(actor);
  return [null, ...projectIds].map((projectId) => {
    const layout = readLayout(kept.get(projectId)) ?? (projectId === null ? HOME_LAYOUT : PROJECT_LAYOUT);
    return present(deps, projectId, layout);
  });
}

/**
 * Keeps a layout: a project's for everyone who sees it, the home page's for the actor alone.
 * @throws AppError NOT_FOUND for a project the actor does not see; FORBIDDEN for a viewer's change of a project
 */
export function saveConfiguration(
  deps: DashboardsDeps,
  actor: Actor,
  { projectId, layout }: { projectId: string | null; layout: readonly DashboardItem[] },
): Promise<DashboardConfiguration> {
  return deps.database.transaction(async (tx) => {
    if (projectId !== null) {
      if ((await createProjectsRepository(tx).get(actor, projectId)) === null) throw new AppError('NOT_FOUND');
      if (actor.role === 'viewer') throw new AppError('FORBIDDEN');
    }
    await createDashboardsRepository(tx).saveLayout({
      dashboardLayoutId: deps.ids.newId(),
      organisationId: actor.organisationId,
      projectId,
      userId: projectId === null ? actor.userId : null,
      layout,
      updatedBy: actor.userId,
      updatedTs: deps.clock.now(),
    });
    if (projectId !== null) {
      const ids = { projectId: [projectId] };
      await publishEvent(tx, { organisationId: actor.organisationId, topic: 'projects.changed', ids });
    }
    return present(deps, projectId, layout);
  });
}

/** undefined when nothing is kept, or only what an older version of the product understood. */
function readLayout(kept: unknown): DashboardItem[] | undefined {
  const read = z.array(dashboardItemSchema).safeParse(kept);
  return read.success ? read.data : undefined;
}

function present(
  deps: DashboardsDeps,
  projectId: string | null,
  layout: readonly DashboardItem[],
): DashboardConfiguration {
  return { projectId, layout: layout.map((item) => ({ ...item, moduleId: deps.ids.newId() })) };
}
