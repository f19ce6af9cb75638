import { build, type InlineConfig, type Rolldown } from 'vite';
import { planChunks, type Visit } from './plan-chunks.ts';

/** Modules, named by the end of their path. */
export interface Pages {
  /** Module loaded around every page except those in `signedOut`. */
  shell: string;
  /** Pages that most users open first. */
  first: readonly string[];
  /** Names of pages that render without the shell. */
  signedOut: readonly string[];
}

/** Cost of a request, in characters of unminified code. About 8,000 such characters make one kilobyte on the wire. */
const REQUEST_SIZE = 12_000;
const WEIGHT = { first: 4, page: 1, lazyComponent: 0.2 };
/** Name of the chunk with the bundler's own runtime. */
const RUNTIME = 'rolldown-runtime';
const PAGE = /\/([\w-]+)\.(?:page|tab)\.tsx$/;

type Chunk = Rolldown.OutputChunk;

/**
 * Finds the modules that should share a file although the bundler would split them. It runs a build that is not written
 * to disk.
 * @param groupsOfConfig names of the groups that `config` defines; their files stay as they are
 * @returns group name by module id
 */
export async function findLoadedTogether(
  config: InlineConfig,
  pages: Pages,
  groupsOfConfig: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const chunks = await splitByItself(config);
  const isKept = ({ facadeModuleId, isEntry, name }: Chunk) =>
    facadeModuleId !== null || isEntry || name === RUNTIME || groupsOfConfig.includes(name);
  const planned = planChunks(
    chunks.map((chunk) => ({
      name: chunk.fileName,
      size: chunk.code.length,
      imports: chunk.imports,
      isKept: isKept(chunk),
    })),
    getVisits(chunks, pages),
    REQUEST_SIZE,
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(
    planned.flatMap((files, index) => {
      const group = files.flatMap((file) => byFile.get(file) ?? []);
      const [largest] = group.toSorted((a, b) => b.code.length - a.code.length);
      // The index keeps the names unique, because the bundler merges groups of the same name.
      const name = `${largest?.name ?? 'shared'}-${index}`;
      return group.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name] as const));
    }),
  );
}

async function splitByItself(config: InlineConfig): Promise<Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  if ('on' in built) throw new Error('A build that watches files has no end to plan by.');
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

/** Returns one visit for every page and for everything else that is loaded on demand. */
function getVisits(chunks: readonly Chunk[], { shell, first, signedOut }: Pages): Visit[] {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const around = chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${shell}`))
    .map((one) => one.fileName);
  if (around.length === 0) throw new Error(`The build has no chunk of ${shell}, which stands around every page.`);
  return chunks.flatMap(({ isDynamicEntry, facadeModuleId, fileName }) => {
    if (!isDynamicEntry) return [];
    const page = PAGE.exec(facadeModuleId ?? '')?.[1];
    const isFirst = page !== undefined && first.includes(page);
    const isOneSided = page !== undefined && signedOut.includes(page);
    return {
      roots: [...entries, ...(isOneSided ? [] : around), fileName],
      weight: isFirst ? WEIGHT.first : page === undefined ? WEIGHT.lazyComponent : WEIGHT.page,
    };
  });
}
