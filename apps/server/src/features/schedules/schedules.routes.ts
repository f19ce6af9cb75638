import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findTranscripts } from './queries/find-transcripts.ts';
import { getSchedule } from './queries/get-schedule.ts';
import type { SchedulesDeps } from './schedules.deps.ts';

/**
 * The contract declares the paths and who may call them; licensed
 * schedules also require `checkEntitled`.
 */
export function createSchedulesRoutes(deps: SchedulesDeps) {
  const os = implement(contract.schedules).$context<SignedInContext>();
  return {
    get: os.get.handler(({ input, context }) => getSchedule(deps, context.actor, input.id)),
    findTranscripts: os.findTranscripts.handler(({ input, context }) =>
      findTranscripts(deps.database, context.actor, input),
    ),
  };
}
