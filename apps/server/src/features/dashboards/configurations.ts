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
    return present(deps, projectId, shownLayout(projectId, kept.get(projectId)));
  });
}

export interface Arrangement {
  projectId: string | null;
  layout: readonly DashboardItem[];
  /** What was on the screen when it was arranged; absent to overwrite whatever is there. */
  previousLayout?: readonly DashboardItem[] | undefined;
}

/**
 * Keeps a layout: a project's for everyone who sees it, the home page's for the actor alone.
 * @throws AppError NOT_FOUND for a project the actor does not see; FORBIDDEN for a viewer's change of a project; CONFLICT
 *   when it was arranged since `previousLayout`, and then nothing is written
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
      organisationId: actor.organisationId,
      projectId,
      userId: projectId === null ? actor.userId : null,
      layout,
      updatedBy: actor.userId,
      updatedTs: deps.clock.now(),
    };
    // Reading looked at what is kept; only this decides, because two people may have read the same.
    const isKept = await repository.saveLayout(row, previousLayout === undefined ? null : { kept });
    if (!isKept) throw new AppError('CONFLICT');
    if (projectId !== null) await announceProjects(tx, actor, [projectId]);
    return present(deps, projectId, layout);
  });
}

/** What is kept, else the default. */
function shownLayout(projectId: string | null, kept: unknown): readonly DashboardItem[] {
  return readLayout(kept) ?? (projectId === null ? HOME_LAYOUT : PROJECT_LAYOUT);
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
