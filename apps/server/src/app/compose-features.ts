import type { Feature, FeatureJob, FeatureRoutes } from '../features/feature.ts';
import { FEATURES } from './features.ts';

type Features = typeof FEATURES;
/** All members of a union at once. */
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type RouteDeps<Declared> = Declared extends { routes: (deps: infer Deps) => FeatureRoutes } ? Deps : unknown;
type JobDeps<Declared> = Declared extends { jobs: readonly (infer Job)[] }
  ? Intersection<Job extends FeatureJob<infer Deps> ? Deps : never>
  : unknown;
type StartDeps = Intersection<
  { [F in keyof Features]: Features[F] extends { start: (deps: infer Deps) => unknown } ? Deps : never }[keyof Features]
>;

/** What of `Deps` is not in `Shared`, or is something else there under the same name. */
type Missing<Deps, Shared> = { [K in keyof Deps as Shared extends Pick<Deps, K> ? never : K]: Deps[K] };
/** Of each feature, what it needs besides what all features share. Features that need nothing else are absent. */
type MissingByFeature<DepsByFeature, Shared> = {
  [F in keyof DepsByFeature as Record<never, never> extends Missing<DepsByFeature[F], Shared> ? never : F]: Missing<
    DepsByFeature[F],
    Shared
  >;
};
export type RoutePorts<Shared> = MissingByFeature<{ [F in keyof Features]: RouteDeps<Features[F]> }, Shared>;
export type JobPorts<Shared> = MissingByFeature<{ [F in keyof Features]: JobDeps<Features[F]> }, Shared>;

/** Every call that the listed features implement. */
export type FeatureRouter = Intersection<
  {
    [F in keyof Features]: Features[F] extends { routes: (deps: never) => infer Routes } ? Routes : never;
  }[keyof Features]
>;

const LISTED: readonly (readonly [name: string, feature: Feature])[] = Object.entries(FEATURES);

/** Definitions of every background job of the features. */
export const FEATURE_JOBS = LISTED.flatMap(([, { jobs = [] }]) => jobs.map(({ definition }) => definition));

/**
 * Creates the routes of every feature.
 *
 * @param shared What features may need.
 * @param ports By feature, what only it needs; it replaces what is shared under the same name.
 */
export function createFeatureRoutes<Shared extends object>(shared: Shared, ports: RoutePorts<Shared>): FeatureRouter {
  const routes = LISTED.map(([name, feature]) => feature.routes?.(selectDeps(shared, ports, name)));
  // The type lists the calls of the same features that the loop goes through.
  return Object.assign({}, ...routes) as FeatureRouter;
}

/** Makes this process handle every kind of background job of the features. */
export async function workOnFeatureJobs<Shared extends { queue: Parameters<FeatureJob<never>['work']>[0] }>(
  shared: Shared,
  ports: JobPorts<Shared>,
): Promise<void> {
  for (const [name, { jobs = [] }] of LISTED) {
    for (const { work } of jobs) await work(shared.queue, selectDeps(shared, ports, name));
  }
}

/** Starts what features run in a worker. @returns what stops it */
export async function startFeatures(deps: StartDeps): Promise<() => void> {
  const stops: (void | (() => void))[] = [];
  // `StartDeps` is what all of the features need together.
  for (const [, { start }] of LISTED) stops.push(await start?.(deps as never));
  return () => {
    for (const stop of stops) stop?.();
  };
}

/** `RoutePorts` and `JobPorts` require by feature what is not shared, so the two together are what it declares. */
function selectDeps(shared: object, ports: object, name: string): never {
  const own: unknown = Object.entries(ports).find(([feature]) => feature === name)?.[1];
  return Object.assign({}, shared, own) as never;
}
