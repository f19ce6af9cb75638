import type { ComparedSectionRows, ComparisonAnswer, ComparisonProgress } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ComparisonDeps } from './comparison.deps.ts';
import { createComparisonRepository, type StoredComparison } from './comparison.repository.ts';
import { type ComparisonSelection, type ReadSelection, readSelection } from './comparison.queries.ts';
import { limitOverview } from './runs/limit-overview.ts';

type ComparingDeps = Pick<ComparisonDeps, 'database' | 'runs'>;

/** A comparison that takes less is answered by the first request for its progress. */
const PATIENCE_MS = 1500;

/**
 * Compares two versions by section, without returning their text.
 * @throws AppError as `readSelection` and `ComparisonRuns.finish`
 */
export async function compareBills(
  deps: ComparingDeps,
  actor: Actor,
  selection: ComparisonSelection,
  signal?: AbortSignal,
): Promise<ComparisonAnswer> {
  const read = await readSelection(deps.database, selection);
  const { overview } = await getOrCreateComparison(deps, actor, read, signal);
  return { state: read.state, left: read.left, right: read.right, ...limitOverview(overview) };
}

/**
 * Returns the text of sections of a comparison with changes marked.
 * @throws AppError CONFLICT when a text has changed since; as `compareBills`
 */
export async function readComparedSections(
  deps: ComparingDeps,
  actor: Actor,
  { state, keys, ...selection }: ComparisonSelection & { state: string; keys: readonly string[] },
  signal?: AbortSignal,
): Promise<ComparedSectionRows[]> {
  const read = await readSelection(deps.database, selection);
  if (read.state !== state) throw new AppError('CONFLICT');
  const { comparisonId } = await getOrCreateComparison(deps, actor, read, signal);
  return createComparisonRepository(deps.database).findSections(comparisonId, keys);
}

/**
 * Starts a comparison, or reports how far it is. It goes on when nobody asks any more.
 * @throws AppError as `compareBills`
 */
export async function followComparison(
  { database, runs }: ComparingDeps,
  { userId, organizationId }: Actor,
  selection: ComparisonSelection,
): Promise<ComparisonProgress> {
  const { left, right, key, state } = await readSelection(database, selection);
  if (await createComparisonRepository(database).has(key)) return { state: 'done', percent: 100 };
  return runs.follow(
    { userId, organizationId, state, texts: { left: left.version.id, right: right.version.id } },
    PATIENCE_MS,
  );
}

/**
 * Stops a comparison that nobody else waits for.
 * @throws AppError as `readSelection`
 */
export async function cancelComparison(
  { database, runs }: ComparingDeps,
  { userId }: Actor,
  selection: ComparisonSelection,
): Promise<void> {
  const { state } = await readSelection(database, selection);
  runs.cancel({ userId, state });
}

/** Returns the cached comparison, or computes and caches it. */
export async function getOrCreateComparison(
  { database, runs }: ComparingDeps,
  { userId, organizationId }: Actor,
  { left, right, key, state }: ReadSelection,
  signal: AbortSignal | undefined,
): Promise<StoredComparison> {
  const repository = createComparisonRepository(database);
  const kept = await repository.find(key);
  if (kept !== null) return kept;
  await runs.finish(
    { userId, organizationId, state, texts: { left: left.version.id, right: right.version.id } },
    signal,
  );
  const stored = await repository.find(key);
  // A text was replaced after its hash was read.
  if (stored === null) throw new AppError('CONFLICT');
  return stored;
}
