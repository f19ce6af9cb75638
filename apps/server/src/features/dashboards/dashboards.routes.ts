import { implement } from '@orpc/server';
import { contract, PRIORITIES } from '@rotunda/contract';
import { findJurisdiction, GENERIC_STATUSES } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, SignedInContext } from '../../platform/request-context.ts';
import { createProjectsRepository } from '../projects/index.ts';
import { findConfigurations, findHearings } from './dashboards.queries.ts';
import { saveConfiguration } from './dashboards.commands.ts';
import type { DashboardsDeps } from './dashboards.deps.ts';
import { createDashboardsRepository, type NamedCount } from './dashboards.repository.ts';

export function createDashboardsRoutes(deps: DashboardsDeps) {
  const os = implement(contract.dashboards).$context<SignedInContext>();
  const repository = createDashboardsRepository(deps.database);
  return {
    findConfigurations: os.findConfigurations.handler(async ({ context }) => {
      const results = await findConfigurations(deps, context.actor);
      return { results, total: results.length };
    }),
    saveConfiguration: os.saveConfiguration.handler(({ input, context }) =>
      saveConfiguration(deps, context.actor, input),
    ),
    countByJurisdiction: os.countByJurisdiction.handler(async ({ input, context }) => {
      await assertVisible(deps, context.actor, input.projectId);
      const counts = await repository.countByJurisdiction(context.actor, input.projectId);
      const results = counts.map((each) => ({ ...each, name: findJurisdiction(each.isoCode)?.name ?? each.isoCode }));
      return { results, total: results.reduce((sum, { count }) => sum + count, 0) };
    }),
    countByStatus: os.countByStatus.handler(async ({ input, context }) => {
      await assertVisible(deps, context.actor, input.projectId);
      const counts = await repository.countByStatus(context.actor, input.projectId);
      return { results: inOrder(GENERIC_STATUSES, counts).map(({ name, count }) => ({ status: name, count })) };
    }),
    countByPriority: os.countByPriority.handler(async ({ input, context }) => {
      await assertVisible(deps, context.actor, input.projectId);
      const counts = await repository.countByPriority(context.actor, input.projectId);
      const none = counts.filter(({ name }) => name === null);
      return {
        results: [...inOrder(PRIORITIES, counts), ...none].map(({ name, count }) => ({
          priority: PRIORITIES.find((priority) => priority === name) ?? null,
          count,
        })),
      };
    }),
    findHearings: os.findHearings.handler(async ({ input, context }) => {
      await assertVisible(deps, context.actor, input.projectId);
      const results = await findHearings(deps, context.actor, input.projectId);
      return { results, total: results.length };
    }),
    countByColumn: os.countByColumn.handler(async ({ input, context }) => {
      await assertVisible(deps, context.actor, input.projectId);
      const results = await repository.countByColumn(context.actor, input.projectId);
      return { results, total: results.reduce((sum, { count }) => sum + count, 0) };
    }),
    summarizeProjects: os.summarizeProjects.handler(async ({ input, context }) => {
      await assertVisible(deps, context.actor, input.projectId);
      const { rows, total } = await repository.summarizeProjects(context.actor, input.limit, input.projectId);
      const results = rows.map((row) => ({
        ...row,
        priority: PRIORITIES.find((priority) => priority === row.priority) ?? null,
      }));
      return { results, total };
    }),
  };
}

/** @throws AppError NOT_FOUND for a project hidden from the actor */
async function assertVisible(deps: DashboardsDeps, actor: Actor, projectId: string | undefined): Promise<void> {
  if (projectId === undefined) return;
  if ((await createProjectsRepository(deps.database).get(actor, projectId)) === null) throw new AppError('NOT_FOUND');
}

/** Orders counts like the list of names and leaves out names without a count. */
function inOrder<Name extends string>(names: readonly Name[], counts: readonly NamedCount[]) {
  return names.flatMap((name) => {
    const count = counts.find((each) => each.name === name)?.count;
    return count === undefined ? [] : [{ name, count }];
  });
}
