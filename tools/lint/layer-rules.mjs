const FEATURES = 'apps/server/src/features/';
/** What each kind of file of a noun does, as features/README.md explains it. */
const LAYERS = {
  routes: 'answers calls',
  commands: 'changes something',
  queries: 'reads something',
  repository: 'holds the SQL',
  presenter: 'turns rows into what a call returns',
  policy: 'says who may',
  jobs: 'runs later',
  events: 'tells open pages',
  deps: 'says what the feature needs',
};
/** Names that earlier conventions gave to what has a layer now. */
const OLD_NAMES = [
  [/^present-/, 'presenter'],
  [/^own-[^.]+$/, 'commands'],
  [/\.job$/, 'jobs'],
  [/(?:^|-)deps$/, 'deps'],
];
const MAX_LINES = 200;

/**
 * Checks that a file of a server feature is named for its noun and layer. Other names belong into a folder: `commands/`,
 * `queries/`, or one named for what its files are about.
 *
 * @param {string} file Path from the repository's root, with "/".
 * @param {number} lineCount
 * @param {boolean} isBesideRoutes Whether a `*.routes.ts` is in the same folder, which makes the folder a noun's own.
 * @returns {string | undefined} What is wrong and what to do instead.
 */
export function checkLayer(file, lineCount, isBesideRoutes) {
  if (!file.startsWith(FEATURES)) return undefined;
  const folders = file.slice(FEATURES.length).split('/');
  const name = folders.pop() ?? '';
  const isOther = folders.length === 0 || name === 'index.ts' || /\.(?:test|test-support)\.tsx?$/.test(name);
  if (isOther || folders.includes('testing')) return undefined;
  const base = name.replace(/\.tsx?$/, '');
  const old = OLD_NAMES.find(([pattern]) => pattern.test(base));
  if (old !== undefined) return `Name it <noun>.${old[1]}.ts, as features/README.md shows: it ${LAYERS[old[1]]}.`;
  const [, layer] = base.split('.');
  if (layer !== undefined && !(layer in LAYERS)) {
    return `".${layer}" is no layer. A noun has ${Object.keys(LAYERS).join(', ')}: see features/README.md.`;
  }
  const isNounFolder = folders.length === 1 || isBesideRoutes;
  if (layer === undefined && isNounFolder) {
    return `Name it <noun>.<layer>.ts (commands change, queries read), put it into commands/ or queries/, or into a folder named for what it is about: see features/README.md.`;
  }
  const isLong = (layer === 'commands' || layer === 'queries') && lineCount > MAX_LINES;
  return isLong ? `Over ${MAX_LINES} lines: make it a folder ${layer}/ with one file per operation.` : undefined;
}
