import { searchModelSchema, TEXTS } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { type CompiledSearchModel, compileSearchModel } from '../compile/compile-search-model.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import { createExamplesRepository } from '../examples.repository.ts';
import type { DocumentSelection } from '../search-engine/search-engine.ts';
import { getSelection } from './search-documents.ts';

/** Number of examples in the specification beside the search box. */
const BESIDE = 3;
/** Number of candidates, because a subject may not occur in any searched text. */
const SUBJECTS = 12;

/**
 * Returns the specification's examples that find something here, filled up with subjects and a bill number from this
 * installation. Empty if the installation has no documents.
 */
export async function findExamples(
  deps: DiscoverDeps,
  actor: Actor,
  signal?: AbortSignal,
): Promise<{ examples: string[]; more: string[] }> {
  const repository = createExamplesRepository(deps.database);
  const subjects = await repository.findFrequentSubjects(SUBJECTS);
  const stored = [...(await repository.findNewestNumber()), ...subjects];
  const both = subjects.slice(0, 2).map((subject) => `"${subject}"`);
  const boolean = both.length === 2 ? [`boolean: ${both.join(' OR ')}`] : [];
  const find = (candidates: readonly string[]) =>
    findWorking(deps, candidates, (compiled) => getSelection(compiled, actor, signal));
  const examples = await find([...TEXTS.search.examples, ...stored]);
  const others = [...TEXTS.search.moreExamples, ...stored, ...boolean].filter((example) => !examples.includes(example));
  return { examples, more: await find(others) };
}

/** Returns the first candidates that find something. */
async function findWorking(
  deps: DiscoverDeps,
  candidates: readonly string[],
  select: (compiled: CompiledSearchModel) => DocumentSelection,
): Promise<string[]> {
  const working: string[] = [];
  for (const rawTextSearch of new Set(candidates)) {
    if (working.length === BESIDE) break;
    const compiled = compileSearchModel(searchModelSchema.parse({ rawTextSearch }), deps.clock.now());
    const { total } = await deps.engine.count(select(compiled), 1);
    if (total > 0) working.push(rawTextSearch);
  }
  return working;
}
