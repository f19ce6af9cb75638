import { isDeepStrictEqual } from 'node:util';
import { type DashboardItem, dashboardItemSchema } from '@rotunda/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { announceProjects, createProjectsRepository } from '../projects/index.ts';
import type { DashboardsDeps } from './dashboards-deps.ts';
import { createDashboardsRepository } from './dashboards.repository.ts';
import { HOME_LAYOUT, PROJECT_LAYOUT } from './default-layouts.ts';

export interface DashboardConfiguration {
  /** Null for the user's home page. */
  projectId: string | null;
  layout: (DashboardItem & { moduleId: string })[];
}

/**
 * Returns the layouts of the home page and of every project visible to the actor, saved or default. Module ids are
 * generated on every call.
 */
export async function findConfigurations(deps: DashboardsDeps, actor: Actor): Promise<DashboardConfiguration[]> {
  const kept = new Map(
    (await createDashboardsRepository(deps.database).findLayouts(actor)).map(({ projectId, layout }) => [
      projectId,
      layout,
    ]),
  );
  const projectIds = await createProjectsRepository(deps.database).findVisibleIds(actor);
  return [null, ...projectIds].map((projectId) => {
    return present(deps, projectId, shownLayout(projectId, kept.get(projectId)));
  });
}

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
    if (previousLayout !== undefined && !isDeepStrictEqual(shownLayout(projectId, kept), previousLayout)) {
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
    return present(deps, projectId, layout);
  });
}

/** Returns the saved layout or the default. */
function shownLayout(projectId: string | null, kept: unknown): readonly DashboardItem[] {
  return readLayout(kept) ?? (projectId === null ? HOME_LAYOUT : PROJECT_LAYOUT);
}

/** Returns undefined if nothing is saved or if the saved layout is no longer valid. */
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
