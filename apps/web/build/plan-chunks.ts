/** A chunk of the bundler's own split: the modules loaded by exactly the same pages and dialogs. */
export interface SplitChunk {
  name: string;
  /** Length of its code in characters. */
  size: number;
  /** Names of the statically imported chunks. */
  imports: readonly string[];
  /** The chunk stays a file of its own because it is loaded by name or is already a group. */
  isKept: boolean;
}

/** A page or dialog whose loading a user waits for. */
export interface Visit {
  /** Names of the chunks that loading starts from. */
  roots: readonly string[];
  /** Weight of this visit's loading time relative to other visits. */
  weight: number;
}

interface Group {
  names: readonly string[];
  size: number;
  isKept: boolean;
  imports: Set<Group>;
  /** For each visit, 1 if it loads this group. */
  loadedBy: Uint8Array;
}

/**
 * Plans which chunks to merge into one file. The bundler makes a file for every set of modules shared by the same
 * pages. That is hundreds of files, of which a page loads about a hundred, and most are smaller than the overhead of
 * their request. Two chunks are merged when the requests saved outweigh the code that pages then load unnecessarily,
 * including transitive imports. They are never merged when files would then import each other.
 * @param requestSize cost of a request, in characters of code
 * @returns names of chunks by group; every group has two or more
 */
export function planChunks(chunks: readonly SplitChunk[], visits: readonly Visit[], requestSize: number): string[][] {
  const weights = visits.map(({ weight }) => weight);
  const groups = new Set(getGroups(chunks, visits));
  const gains = new Gains(weights, requestSize);
  for (const group of groups) if (!group.isKept) gains.add(group);
  for (let best = gains.best(); best !== undefined; best = gains.best()) {
    const { one, other } = best;
    const gain = getGain(one, other, weights, requestSize);
    if (gain !== best.gain) gains.set(one, other, gain);
    else {
      const merged = merge(one, other, groups);
      for (const gone of [one, other]) gains.remove(gone);
      gains.add(merged);
    }
  }
  return [...groups].filter(({ names }) => names.length > 1).map(({ names }) => [...names]);
}

function getGroups(chunks: readonly SplitChunk[], visits: readonly Visit[]): Group[] {
  const byName = new Map<string, Group>(
    chunks.map(({ name, size, isKept }) => [
      name,
      { names: [name], size, isKept, imports: new Set(), loadedBy: new Uint8Array(visits.length) },
    ]),
  );
  const find = (name: string) => byName.get(name);
  for (const { name, imports } of chunks) {
    for (const imported of imports.flatMap((one) => find(one) ?? [])) find(name)?.imports.add(imported);
  }
  visits.forEach(({ roots }, visit) => {
    for (const root of roots.flatMap((one) => find(one) ?? [])) load(root, visit);
  });
  return [...byName.values()];
}

/** Records that a visit loads a group and everything it imports. */
function load(group: Group, visit: number): void {
  if (group.loadedBy[visit] === 1) return;
  group.loadedBy[visit] = 1;
  for (const imported of group.imports) load(imported, visit);
}

/** Returns what a group imports besides `other`, transitively, or null when one of those imports leads to `other`. */
function neededBeside(group: Group, other: Group): Set<Group> | null {
  const needed = new Set<Group>();
  const waiting = [...group.imports].filter((one) => one !== other);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === other) return null;
    if (needed.has(next)) continue;
    needed.add(next);
    waiting.push(...next.imports);
  }
  return needed;
}

/** Estimates the characters saved over all visits by a merge, without the transitive imports of the two groups. */
function getRoughGain(one: Group, other: Group, weights: readonly number[], requestSize: number): number {
  let gain = 0;
  weights.forEach((weight, visit) => {
    const [hasOne, hasOther] = [one.loadedBy[visit] === 1, other.loadedBy[visit] === 1];
    if (hasOne && hasOther) gain += weight * requestSize;
    else if (hasOne) gain -= weight * other.size;
    else if (hasOther) gain -= weight * one.size;
  });
  return gain;
}

/** Returns the exact gain of a merge, including transitive imports; -Infinity if files would import each other. */
function getGain(one: Group, other: Group, weights: readonly number[], requestSize: number): number {
  const ofOne = neededBeside(one, other);
  const ofOther = neededBeside(other, one);
  if (ofOne === null || ofOther === null) return Number.NEGATIVE_INFINITY;
  let gain = getRoughGain(one, other, weights, requestSize);
  weights.forEach((weight, visit) => {
    const [hasOne, hasOther] = [one.loadedBy[visit] === 1, other.loadedBy[visit] === 1];
    if (hasOne === hasOther) return;
    for (const needed of hasOne ? ofOther : ofOne) {
      if (needed.loadedBy[visit] !== 1) gain -= weight * (needed.size + requestSize);
    }
  });
  return gain;
}

/** Merges two groups and replaces them in `groups`. */
function merge(one: Group, other: Group, groups: Set<Group>): Group {
  const merged: Group = {
    names: [...one.names, ...other.names],
    size: one.size + other.size,
    isKept: false,
    imports: new Set([...one.imports, ...other.imports].filter((needed) => needed !== one && needed !== other)),
    loadedBy: new Uint8Array(one.loadedBy.length),
  };
  for (const gone of [one, other]) {
    groups.delete(gone);
    for (const group of groups) if (group.imports.delete(gone)) group.imports.add(merged);
  }
  groups.add(merged);
  for (const { loadedBy } of [one, other]) {
    loadedBy.forEach((isLoaded, visit) => {
      if (isLoaded === 1) load(merged, visit);
    });
  }
  return merged;
}

/** Estimated gain of merging each pair of groups: either an upper bound or the exact gain. */
class Gains {
  readonly #weights: readonly number[];
  readonly #requestSize: number;
  readonly #byPair = new Map<Group, Map<Group, number>>();

  constructor(weights: readonly number[], requestSize: number) {
    this.#weights = weights;
    this.#requestSize = requestSize;
  }

  /** Returns the pair with the largest positive gain, if there is one. */
  best(): { one: Group; other: Group; gain: number } | undefined {
    let best: { one: Group; other: Group; gain: number } | undefined;
    for (const [one, gains] of this.#byPair) {
      for (const [other, gain] of gains) if (gain > (best?.gain ?? 0)) best = { one, other, gain };
    }
    return best;
  }

  set(one: Group, other: Group, gain: number): void {
    this.#byPair.get(one)?.set(other, gain);
  }

  remove(group: Group): void {
    this.#byPair.delete(group);
    for (const gains of this.#byPair.values()) gains.delete(group);
  }

  add(group: Group): void {
    const gains = new Map<Group, number>();
    for (const other of this.#byPair.keys()) {
      const gain = getRoughGain(group, other, this.#weights, this.#requestSize);
      // Most pairs gain nothing.
      if (gain > 0) gains.set(other, gain);
    }
    this.#byPair.set(group, gains);
  }
}
