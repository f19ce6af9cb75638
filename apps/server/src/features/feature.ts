import type { AnyProcedure } from '@orpc/server';
import type { Queue } from '../platform/queue/create-queue.ts';
import type { JobDefinition, JobHandler } from '../platform/queue/job-definition.ts';

/** Implementations of calls by their names in the contract: feature, call. */
export type FeatureRoutes = Readonly<Record<string, Readonly<Record<string, AnyProcedure>>>>;

/** A kind of background job with what handles it. */
export interface FeatureJob<Deps> {
  definition: JobDefinition;
  /** Starts passing jobs of this kind to their handler. */
  work: (queue: Pick<Queue, 'work'>, deps: Deps) => Promise<void>;
}

/**
 * What a feature adds to the product. The type of each parameter declares what the part needs; `app` passes exactly
 * that and does not compile without it. `app/features.ts` lists every feature.
 */
export interface Feature {
  routes?: (deps: never) => FeatureRoutes;
  jobs?: readonly FeatureJob<never>[];
  /** Runs when a worker starts, before it handles jobs. Returns what to run when the worker stops, if anything. */
  start?: (deps: never) => Promise<void | (() => void)>;
}

/**
 * Declares what handles a kind of background job. Calls are marked `@__PURE__`, because a feature that a thread does not
 * use must stay out of the thread's build.
 */
export function handleJob<Payload extends object, Deps>(
  definition: JobDefinition<Payload>,
  createHandler: (deps: Deps) => JobHandler<Payload>,
): FeatureJob<Deps> {
  return { definition, work: (queue, deps) => queue.work(definition, createHandler(deps)) };
}
