import type { HarmonizedCode } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { getSearchWords } from '../codes/code-words.ts';
import { createHtsLinesRepository } from '../hts-lines.repository.ts';
import { createRateFinder } from '../codes/inherit-rates.ts';
import { presentTariffLine } from '../tariff-line.presenter.ts';

/** Finds lines of the schedule by the beginning of a code, in schedule order, or by words, best matches first. */
export async function findHarmonizedCodes(
  database: DatabaseHandle,
  { query, skip, limit }: { query: string; skip: number; limit: number },
): Promise<{ results: HarmonizedCode[]; total: number }> {
  const text = query.trim();
  const isCode = /^[\d.\s]+$/.test(text);
  const words = isCode ? [] : getSearchWords(text);
  // Input without a code or a word matches nothing.
  if (text !== '' && (isCode ? text.replace(/\D/g, '') === '' : words.length === 0)) return { results: [], total: 0 };
  const repository = createHtsLinesRepository(database);
  const { results, total } = await repository.findLines({
    codePrefix: isCode ? text.replace(/\D/g, '') : '',
    words,
    skip,
    limit,
  });
  const inheritedBy = createRateFinder(await repository.findLinesAbove(results));
  return { results: results.map((line) => presentTariffLine(line, inheritedBy(line))), total };
}
