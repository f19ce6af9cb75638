/** A chunk as the bundler splits by itself: what exactly the same pages and dialogs load. */
export interface SplitChunk {
  name: string;
  /** Characters of its code. */
  size: number;
  /** Names of the chunks it cannot run without. */
  imports: readonly string[];
  /** It stays a file of its own: what is loaded by its name, and what is put together already. */
  isKept: boolean;
}

/** What somebody waits for: a page, a dialog. */
export interface Visit {
  /** Names of the chunks it begins with. */
  roots: readonly string[];
  /** How much its wait counts beside that of the others. */
  weight: number;
}

interface Group {
  names: readonly string[];
  size: number;
  isKept: boolean;
  imports: Set<Group>;
  /** By visit: 1 where it is loaded. */
  loadedBy: Uint8Array;
}

/**
 * Which chunks are better loaded together. The bundler makes a file of every set of modules that the same pages share:
 * hundreds, of which a page loads a hundred, most of them smaller than the request. Two are put together where the
 * requests that saves outweigh what pages then load in vain, with all that the two need in turn; never where that would
 * make files need each other.
 *
 * @param requestSize a request's price, in characters of code
 * @returns names of chunks by group, of groups of two or more
 */
export function planChunks(chunks: readonly SplitChunk[], visits: readonly Visit[], requestSize: number): string[][] {
  const weights = visits.map(({ weight }) => weight);
  const groups = new Set(groupsOf(chunks, visits));
  const gains = new Gains(weights, requestSize);
  for (const group of groups) if (!group.isKept) gains.add(group);
  for (let best = gains.best(); best !== undefined; best = gains.best()) {
    const { one, other } = best;
    const gain = gainOf(one, other, weights, requestSize);
    if (gain !== best.gain) gains.set(one, other, gain);
    else {
      const merged = merge(one, other, groups);
      for (const gone of [one, other]) gains.remove(gone);
      gains.add(merged);
    }
  }
  return [...groups].filter(({ names }) => names.length > 1).map(({ names }) => [...names]);
}

function groupsOf(chunks: readonly SplitChunk[], visits: readonly Visit[]): Group[] {
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

/** Notes that a visit loads a group and all that it needs. */
function load(group: Group, visit: number): void {
  if (group.loadedBy[visit] === 1) return;
  group.loadedBy[visit] = 1;
  for (const imported of group.imports) load(imported, visit);
}

/** What a group needs besides another, all the way down; null when that leads to the other. */
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

/** Characters all visits together are spared, were it not for what the two need in turn. */
function roughGainOf(one: Group, other: Group, weights: readonly number[], requestSize: number): number {
  let gain = 0;
  weights.forEach((weight, visit) => {
    const [hasOne, hasOther] = [one.loadedBy[visit] === 1, other.loadedBy[visit] === 1];
    if (hasOne && hasOther) gain += weight * requestSize;
    else if (hasOne) gain -= weight * other.size;
    else if (hasOther) gain -= weight * one.size;
  });
  return gain;
}

/** The same with what the two need in turn; -Infinity where files would need each other. */
function gainOf(one: Group, other: Group, weights: readonly number[], requestSize: number): number {
  const ofOne = neededBeside(one, other);
  const ofOther = neededBeside(other, one);
  if (ofOne === null || ofOther === null) return Number.NEGATIVE_INFINITY;
  let gain = roughGainOf(one, other, weights, requestSize);
  weights.forEach((weight, visit) => {
    const [hasOne, hasOther] = [one.loadedBy[visit] === 1, other.loadedBy[visit] === 1];
    if (hasOne === hasOther) return;
    for (const needed of hasOne ? ofOther : ofOne) {
      if (needed.loadedBy[visit] !== 1) gain -= weight * (needed.size + requestSize);
    }
  });
  return gain;
}

/** Puts two groups together, in place of them among all there are. */
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

/** What putting each two groups together is thought to gain: more than it does, or just that. */
class Gains {
  readonly #weights: readonly number[];
  readonly #requestSize: number;
  readonly #byPair = new Map<Group, Map<Group, number>>();

  constructor(weights: readonly number[], requestSize: number) {
    this.#weights = weights;
    this.#requestSize = requestSize;
  }

  /** The two that gain most, if any do. */
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
      const gain = roughGainOf(group, other, this.#weights, this.#requestSize);
      // Of most there is nothing to gain.
      if (gain > 0) gains.set(other, gain);
    }
    this.#byPair.set(group, gains);
  }
}
