import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The parts of a chunk that decide whether a browser loads it before the first page shows. */
interface LoadedChunk {
  isEntry: boolean;
  /** Names of the chunks it cannot run without; those loaded later are not among them. */
  imports: readonly string[];
  code: string;
}

/** Bytes, brotli, of each script a browser loads before the first page shows, largest first. */
export function measureFirstLoad(chunks: ReadonlyMap<string, LoadedChunk>): { name: string; bytes: number }[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) visit(name);
  return [...seen]
    .map((name) => ({ name, bytes: brotliCompressSync(chunks.get(name)?.code ?? '').byteLength }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/**
 * Fails the build when the first load grows beyond its budget, and names what is in it.
 * @param budgetKb thousands of bytes, brotli, of all scripts together
 */
export function firstLoadBudget(budgetKb: number): Plugin {
  return {
    name: 'rotunda-first-load-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      );
      const parts = measureFirstLoad(new Map(chunks));
      const kb = parts.reduce((sum, part) => sum + part.bytes, 0) / 1000;
      if (kb <= budgetKb) return;
      const listed = parts.map(({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`);
      this.error(`The first load is ${kb.toFixed(1)} kB brotli; its budget is ${budgetKb} kB.\n${listed.join('\n')}`);
    },
  };
}
