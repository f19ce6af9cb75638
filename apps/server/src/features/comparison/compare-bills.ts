import type { ComparedSectionRows, ComparisonAnswer } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ComparisonDeps } from './comparison-deps.ts';
import { createComparisonRepository, type StoredComparison } from './comparison.repository.ts';
import { type ComparisonSelection, type ReadSelection, readSelection } from './read-selection.ts';
import { limitOverview } from './limit-overview.ts';

type ComparingDeps = Pick<ComparisonDeps, 'database' | 'clock' | 'threads'>;

/** Limit for all cached comparisons together; that of the longest federal bill takes 5 MB. */
const MAX_KEPT_BYTES = 256 * 1024 ** 2;

/**
 * Compares two versions by section, without returning their text.
 * @throws AppError as `readSelection` and `ComparisonThreads.compare`
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

/** Returns the cached comparison, or computes and caches it. */
export async function getOrCreateComparison(
  { database, clock, threads }: ComparingDeps,
  { userId }: Actor,
  { left, right, key }: ReadSelection,
  signal: AbortSignal | undefined,
): Promise<StoredComparison> {
  const repository = createComparisonRepository(database);
  const kept = await repository.find(key);
  if (kept !== null) return kept;
  const made = await threads.compare({ userId, signal }, { left: left.version.id, right: right.version.id });
  await repository.store(made, clock.now(), MAX_KEPT_BYTES);
  const stored = await repository.find(key);
  // A text was replaced after its hash was read.
  if (stored === null) throw new AppError('CONFLICT');
  return stored;
}
