import path from 'node:path';

/** Our own packages that each package may import; itself is always allowed. */
const PACKAGE_IMPORTS = {
  domain: [],
  analysis: ['domain'],
  query: ['domain', 'analysis'],
  percolator: ['domain', 'analysis', 'query'],
  comparison: ['domain', 'analysis'],
  forecast: ['domain', 'analysis'],
  similarity: ['domain', 'analysis'],
  contract: ['domain'],
  sample: ['domain', 'contract'],
  database: ['domain', 'contract'],
  web: ['domain', 'contract'],
  server: [
    'domain',
    'analysis',
    'query',
    'percolator',
    'comparison',
    'forecast',
    'similarity',
    'contract',
    'sample',
    'database',
  ],
};

/** The mission cores and the rules that both sides share run anywhere: no files, no network, no clock. */
const PURE_PACKAGES = new Set([
  'domain',
  'analysis',
  'query',
  'percolator',
  'comparison',
  'forecast',
  'similarity',
  'contract',
]);

const SERVER_LAYERS = {
  platform: ['platform'],
  features: ['platform', 'features'],
  sources: ['platform', 'sources'],
  app: ['platform', 'features', 'sources', 'app'],
  main: ['platform', 'features', 'sources', 'app', 'main'],
};
const WEB_LAYERS = {
  shared: ['shared'],
  features: ['shared', 'features'],
  app: ['shared', 'features', 'app'],
  // For contributors only; nothing in the product imports it.
  gallery: ['shared', 'gallery'],
};

const NETWORK_MODULES = new Set([
  'undici',
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
]);
const SQL_MODULES = /^(?:drizzle-orm(?:\/.*)?|pg|@rotunda\/database)$/;
/** The sign-in library writes its tables itself; this file passes them to it. */
const AUTH_ADAPTER = 'create-auth.ts';
/** The build replaces it with a copy without schemas. */
const CONTRACT_ROUTER = 'apps/web/src/shared/api/contract-router.ts';
/** Folders of `sources/` that all sources share; every `openstates-…` shares `openstates/`. */
const SHARED_SOURCE_FOLDERS = new Set(['reading', 'mapping']);

/**
 * Returns a file's place in the architecture, or undefined for files that the rules do not cover (tools, bench, e2e,
 * configuration).
 *
 * @param {string} file Path from the repository's root, with "/".
 */
export function locate(file) {
  const parts = file.split('/');
  const [top, name, source, ...rest] = parts;
  if (top === 'database') return { area: 'database', segments: parts.slice(1) };
  if (source !== 'src') return undefined;
  if (top === 'packages') return { area: name, segments: rest };
  if (top === 'apps' && (name === 'server' || name === 'web')) return { area: name, segments: rest };
  return undefined;
}

/** Tests and test support may import anything. */
export function isTest(file) {
  return /\.(?:test|test-support|stories)\.tsx?$|\/(?:testing|testdata)\//.test(file);
}

/**
 * @param {string} file Importing file, from the root.
 * @param {string} specifier As written.
 * @param {boolean} isTypeOnly Whether it is an `import type`, which leaves no trace at run time.
 * @returns {string | undefined} What is wrong and what to do instead.
 */
export function checkImport(file, specifier, isTypeOnly) {
  const from = locate(file);
  if (from === undefined) return undefined;
  const ownPackage = /^@rotunda\/([^/]+)/.exec(specifier)?.[1];
  if (ownPackage !== undefined && ownPackage !== 'database') {
    return checkPackageImport(from, ownPackage, isTest(file)) ?? checkSchemaImport(file, from, specifier, isTypeOnly);
  }
  if (isTest(file)) return undefined;
  if (from.area === 'contract' && from.segments[0] === 'values' && !isTypeOnly && !/^\.\/[^/]+$/.test(specifier)) {
    return 'values/ is loaded by every page first: it imports nothing but itself.';
  }
  if (specifier.startsWith('.')) return checkRelativeImport(file, from, specifier, isTypeOnly);
  return checkOutsideImport(file, from, specifier, isTypeOnly);
}

function checkPackageImport(from, target, isInTest) {
  if (target === from.area || (isInTest && target !== 'web' && target !== 'server')) return undefined;
  const allowed = PACKAGE_IMPORTS[from.area] ?? [];
  if (allowed.includes(target)) return undefined;
  return `"${from.area}" may not know "@rotunda/${target}" (only ${allowed.join(', ') || 'itself'}). Move the shared rule down, or pass it in.`;
}

function checkSchemaImport(file, from, specifier, isTypeOnly) {
  const isFree = isTypeOnly || isTest(file) || file === CONTRACT_ROUTER;
  if (from.area !== 'web' || specifier !== '@rotunda/contract' || isFree) return undefined;
  return 'Schemas stay on the server: import values from "@rotunda/contract/values", and types with "import type".';
}

function checkRelativeImport(file, from, specifier, isTypeOnly) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const to = locate(target);
  if (to === undefined) return undefined;
  if (to.area !== from.area) return `Reach "${to.area}" by its package name, not by a path.`;
  const layers = { server: SERVER_LAYERS, web: WEB_LAYERS }[from.area];
  if (layers === undefined) return undefined;
  const [fromLayer = '', fromName = ''] = from.segments;
  const [toLayer = '', toName = '', ...toRest] = to.segments;
  const allowed = layers[fromLayer];
  const isSourceType = isTypeOnly && fromLayer === 'features' && to.segments.join('/') === 'sources/source.ts';
  if (allowed !== undefined && toLayer in layers && !allowed.includes(toLayer) && !isSourceType) {
    return `${fromLayer} may not import ${toLayer} (only ${allowed.join(', ')}). Pass what is needed in from app, or move it down.`;
  }
  // A file directly in the layer's folder (a registry) combines the layer's folders.
  const isRegistry = from.segments.length === 2;
  if (fromLayer !== toLayer || fromName === toName || isRegistry) return undefined;
  return checkNeighbor(from.area, toLayer, fromName, toName, toRest);
}

function checkNeighbor(area, layer, fromName, name, rest) {
  if (layer === 'features' && rest.length > 0) {
    if (area === 'web')
      return `A web feature does not know "${name}". Compose the two in app, or move the part to shared.`;
    if (rest.join('/') !== 'index.ts')
      return `Reach the feature "${name}" through its index.ts: what is not exported there is its own.`;
  }
  const isShared = SHARED_SOURCE_FOLDERS.has(name) || fromName.startsWith(`${name}-`);
  if (layer === 'sources' && rest.length > 0 && !isShared && rest.join('/') !== 'index.ts') {
    return `Reach the source "${name}" through its index.ts, or move what both need to sources/reading or sources/mapping.`;
  }
  return undefined;
}

function checkOutsideImport(file, from, specifier, isTypeOnly) {
  if (PURE_PACKAGES.has(from.area) && specifier.startsWith('node:')) {
    return `"${from.area}" runs in browsers and workers alike: no ${specifier}. Take what is needed as a parameter.`;
  }
  if (isTypeOnly) return undefined;
  if (from.area === 'server' && SQL_MODULES.test(specifier) && !canContainSql(from.segments)) {
    return `Only repositories hold SQL: move this query to a *.repository.ts of the feature and call it.`;
  }
  if (from.area === 'server' && NETWORK_MODULES.has(specifier) && !canUseNetwork(from.segments)) {
    return `Only platform and sources/*/client.ts open the network: use the client passed in instead of ${specifier}.`;
  }
  return undefined;
}

function canContainSql([layer, , ...rest]) {
  const isRepository =
    rest.at(-1)?.endsWith('.repository.ts') === true || rest.some((part) => part.startsWith('search-engine'));
  return layer === 'platform' || isRepository || rest.at(-1) === AUTH_ADAPTER;
}

function canUseNetwork([layer, , file]) {
  return layer === 'platform' || (layer === 'sources' && file === 'client.ts');
}

/** Checks whether the file may call the global `fetch`. @returns {string | undefined} */
export function checkFetch(file) {
  const from = locate(file);
  if (from === undefined || isTest(file)) return undefined;
  if (from.area === 'web') {
    const [layer, folder] = from.segments;
    const isClient = layer === 'app' || (layer === 'shared' && (folder === 'lib' || folder === 'api'));
    return isClient ? undefined : 'Only shared/api talks to the server: use the client made from the contract.';
  }
  if (from.area === 'server' && canUseNetwork(from.segments)) return undefined;
  return 'Only platform and sources/*/client.ts open the network: use the client passed in.';
}

/** Checks whether the file may read the clock itself. @returns {string | undefined} */
export function checkClock(file) {
  const from = locate(file);
  if (from === undefined || from.area === 'web' || isTest(file)) return undefined;
  if (from.area === 'server' && from.segments.join('/') === 'platform/clock.ts') return undefined;
  return 'Only platform/clock knows the time: take a Clock, or the time itself, as a parameter.';
}

/** Checks whether the file may read the environment. @returns {string | undefined} */
export function checkEnvironment(file) {
  const from = locate(file);
  if (from === undefined || isTest(file)) return undefined;
  if (from.area === 'server' && from.segments.join('/') === 'app/config.ts') return undefined;
  return 'Only app/config.ts reads the environment: add the setting there and pass its value.';
}

/** A class of our own in a selector; MUI's classes are part of its API. */
const OWN_CLASS = /(^|[\s&>+~*,(:\]])\.(?!Mui)[a-z]/i;

/** Checks a key of a style object for selectors that reach parts by class name. @returns {string | undefined} */
export function checkSelector(file, key) {
  if (locate(file)?.area !== 'web' || isTest(file) || !OWN_CLASS.test(key)) return undefined;
  return 'Make the part a styled component, or name its class with generateUtilityClasses: a typo in a class string is silent.';
}
