import path from 'node:path';
import { readWords } from '../../packages/similarity/src/index.ts';
import { openInputs } from '../../apps/server/src/sources/reading/index.ts';
import { billText as billTextSource } from '../../apps/server/src/sources/bill-text/index.ts';
import { buildTextStreams } from '../../apps/server/src/features/documents/streams/build-text-stream.ts';
import { languageOfBill } from '../../apps/server/src/features/similar/fingerprints/language-of-bill.ts';
import type { Random } from '../percolation/random.ts';

export interface RealBill {
  words: Uint32Array;
  sections: { from: number; to: number }[];
}

/** Reads one text per bill, the first version encountered. */
export async function readRealBills(data: string): Promise<RealBill[]> {
  const texts: RealBill[] = [];
  const seen = new Set<string>();
  const folder = path.join(data, 'govinfo-bills');
  for (const bundle of ['bills-119-introduced-sample.tar.gz', 'bill-version-families-119.tar.gz'])
    for await (const parsed of billTextSource.parse(
      openInputs(path.join(folder, bundle), { accepts: billTextSource.accepts }),
    )) {
      if (!parsed.ok || parsed.record.kind !== 'bill-text' || seen.has(parsed.record.fusionId)) continue;
      seen.add(parsed.record.fusionId);
      const { current } = buildTextStreams(parsed.record.sections);
      const { words, sections } = languageOfBill(readWords(current.text), current.sections);
      texts.push({
        words,
        sections: sections.map(({ from }, place) => ({ from, to: sections[place + 1]?.from ?? words.length })),
      });
    }
  return texts;
}

/** Edits the given percentage of words; deletions, replacements and insertions are a third each. */
export function editWords(words: Uint32Array, percent: number, random: Random): Uint32Array {
  const edited: number[] = [];
  for (const word of words) {
    if (!random.chance(percent / 100)) edited.push(word);
    else {
      const kind = random.integer(0, 2);
      const other = random.integer(0, 0xffff_fffe);
      if (kind === 1) edited.push(other);
      if (kind === 2) edited.push(word, other);
    }
  }
  return Uint32Array.from(edited);
}

export function concat(...parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
