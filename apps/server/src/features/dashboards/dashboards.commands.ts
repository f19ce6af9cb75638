import type { DashboardItem } from '@rotunda/contract';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { announceProjects, createProjectsRepository } from '../projects/index.ts';
import type { DashboardsDeps } from './dashboards.deps.ts';
import { type DashboardConfiguration, presentConfiguration, getShownLayout } from './dashboards.queries.ts';
import { createDashboardsRepository } from './dashboards.repository.ts';

export interface Arrangement {
  projectId: string | null;
  layout: readonly DashboardItem[];
  /** Layout that was shown when editing started; without it, the saved layout is overwritten. */
  previousLayout?: readonly DashboardItem[] | undefined;
}

/**
 * Saves a layout: a project's for everyone who sees it, the home page's only for the actor.
 * @throws AppError NOT_FOUND for a project hidden from the actor; FORBIDDEN for a viewer's change of a project;
 *   CONFLICT when the layout has changed since `previousLayout`, and nothing is written
 */
export function saveConfiguration(
  deps: DashboardsDeps,
  actor: Actor,
  { projectId, layout, previousLayout }: Arrangement,
): Promise<DashboardConfiguration> {
  return deps.database.transaction(async (tx) => {
    if (projectId !== null) {
      if ((await createProjectsRepository(tx).get(actor, projectId)) === null) throw new AppError('NOT_FOUND');
      if (actor.role === 'viewer') throw new AppError('FORBIDDEN');
    }
    const repository = createDashboardsRepository(tx);
    const kept = (await repository.findLayouts(actor)).find((one) => one.projectId === projectId)?.layout;
    if (previousLayout !== undefined && !isDeepStrictEqual(getShownLayout(projectId, kept), previousLayout)) {
      throw new AppError('CONFLICT');
    }
    const row = {
      dashboardLayoutId: deps.ids.newId(),
      organizationId: actor.organizationId,
      projectId,
      userId: projectId === null ? actor.userId : null,
      layout,
      updatedBy: actor.userId,
      updatedTs: deps.clock.now(),
    };
    // The check above is only a shortcut. This one decides, because two users may have read the same layout.
    const isKept = await repository.saveLayout(row, previousLayout === undefined ? null : { kept });
    if (!isKept) throw new AppError('CONFLICT');
    if (projectId !== null) await announceProjects(tx, actor, [projectId]);
    return presentConfiguration(deps, projectId, layout);
  });
}
