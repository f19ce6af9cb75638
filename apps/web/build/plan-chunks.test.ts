import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChunks, type SplitChunk, type Visit } from './plan-chunks.ts';

const REQUEST = 100;
const chunk = (name: string, size: number, imports: string[] = []): SplitChunk => ({
  name,
  size,
  imports,
  isKept: name.startsWith('page'),
});
const visit = (...roots: string[]): Visit => ({ roots, weight: 1 });
const plan = (chunks: SplitChunk[], visits: Visit[]) =>
  planChunks(chunks, visits, REQUEST)
    .map((names) => names.toSorted().join('+'))
    .toSorted();

describe('planChunks', () => {
  it('merges chunks only when the saved request costs more than the bytes loaded for nothing', () => {
    const pages = [chunk('page-1', 10, ['button', 'table']), chunk('page-2', 10, ['button'])];
    const visits = [visit('page-1'), visit('page-2')];
    expect(plan([...pages, chunk('button', 500), chunk('table', 99)], visits)).toEqual(['button+table']);
    expect(plan([...pages, chunk('button', 500), chunk('table', 101)], visits)).toEqual([]);
  });

  it('includes the dependencies of a chunk in the cost of merging it', () => {
    const pages = [chunk('page-1', 10, ['button', 'table']), chunk('page-2', 10, ['button'])];
    const chunks = [...pages, chunk('button', 500), chunk('table', 50, ['page-cells']), chunk('page-cells', 40)];
    expect(plan(chunks, [visit('page-1'), visit('page-2')])).toEqual([]);
  });

  it('does not merge chunks when that would create an import cycle', () => {
    const ring = [chunk('a', 1, ['page-b']), chunk('page-b', 1, ['c']), chunk('c', 1)];
    expect(plan([chunk('page', 1, ['a', 'c']), ...ring], [visit('page')])).toEqual([]);
  });

  it('weighs each visit by its weight', () => {
    const chunks = [
      chunk('page-1', 1, ['button', 'table']),
      chunk('page-2', 1, ['button']),
      chunk('button', 500),
      chunk('table', 150),
    ];
    const often = { roots: ['page-1'], weight: 2 };
    expect(plan(chunks, [often, visit('page-2')])).toEqual(['button+table']);
    expect(plan(chunks, [visit('page-1'), visit('page-2')])).toEqual([]);
  });
});

/** Generates chunks that import only later chunks, some of them kept, and visits with their roots. */
const split = fc
  .array(fc.record({ size: fc.nat(300), needs: fc.array(fc.nat(20), { maxLength: 4 }), isKept: fc.boolean() }), {
    minLength: 2,
    maxLength: 20,
  })
  .chain((made) => {
    const chunks: SplitChunk[] = made.map(({ size, needs, isKept }, index) => ({
      name: `${index}`,
      size,
      isKept,
      imports: needs.filter((need) => need > index && need < made.length).map(String),
    }));
    const visits = fc.array(
      fc.record({
        roots: fc.array(fc.nat(made.length - 1).map(String), { minLength: 1, maxLength: 3 }),
        weight: fc.constantFrom(1, 0.25, 4),
      }),
      { minLength: 1, maxLength: 6 },
    );
    return fc.record({ chunks: fc.constant(chunks), visits });
  });

it('planChunks never repeats a chunk, creates a cycle or raises the total cost', () => {
  fc.assert(
    fc.property(split, ({ chunks, visits }) => {
      const planned = planChunks(chunks, visits, REQUEST);
      const named = planned.flat();
      expect(new Set(named).size).toBe(named.length);
      expect(chunks.filter(({ name, isKept }) => isKept && named.includes(name))).toEqual([]);
      const after = putTogether(chunks, planned);
      expect(hasRing(after)).toBe(false);
      expect(getCost(after, visits, planned)).toBeLessThanOrEqual(getCost(chunks, visits, []));
    }),
    { numRuns: 500 },
  );
});

const nameIn = (planned: string[][]) => (name: string) => planned.find((names) => names.includes(name))?.join() ?? name;

function putTogether(chunks: readonly SplitChunk[], planned: string[][]): SplitChunk[] {
  const getName = nameIn(planned);
  const byName = new Map<string, SplitChunk>();
  for (const { name, size, imports, isKept } of chunks) {
    const own = getName(name);
    const before = byName.get(own) ?? { name: own, size: 0, imports: [], isKept };
    const needs = [...before.imports, ...imports.map(getName)].filter((need) => need !== own);
    byName.set(own, { ...before, size: before.size + size, imports: needs });
  }
  return [...byName.values()];
}

function loadedFrom(chunks: readonly SplitChunk[], roots: readonly string[]): Set<string> {
  const loaded = new Set(roots);
  for (const name of loaded)
    for (const need of chunks.find((one) => one.name === name)?.imports ?? []) loaded.add(need);
  return loaded;
}

function hasRing(chunks: readonly SplitChunk[]): boolean {
  return chunks.some(({ name, imports }) => loadedFrom(chunks, imports).has(name));
}

function getCost(chunks: readonly SplitChunk[], visits: readonly Visit[], planned: string[][]): number {
  const getName = nameIn(planned);
  const getPrice = (name: string) => (chunks.find((one) => one.name === name)?.size ?? 0) + REQUEST;
  const costs = visits.map(
    ({ roots, weight }) =>
      weight * [...loadedFrom(chunks, roots.map(getName))].reduce((sum, name) => sum + getPrice(name), 0),
  );
  return Math.round(costs.reduce((sum, cost) => sum + cost, 0));
}
