import type { HarmonizedCode } from '@rotunda/contract';
import type { TariffFootnote } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createHtsLinesRepository, type StoredTariffLine } from './hts-lines.repository.ts';

/** Lines of the schedule by the beginning of a code, or by words; in its order. */
export async function findHarmonizedCodes(
  database: DatabaseHandle,
  { query, skip, limit }: { query: string; skip: number; limit: number },
): Promise<{ results: HarmonizedCode[]; total: number }> {
  const text = query.trim();
  const isCode = /^[\d.\s]+$/.test(text);
  const { results, total } = await createHtsLinesRepository(database).findLines({
    codePrefix: isCode ? text.replace(/\D/g, '') : '',
    words: isCode ? [] : text.split(/\s+/).filter((word) => word !== ''),
    skip,
    limit,
  });
  return { results: results.map(presentLine), total };
}

/** The lists are written from TariffLineRecord by `storeTariffLines` and by nothing else. */
function presentLine(line: StoredTariffLine): HarmonizedCode {
  const { htsno, indent, description, general, special, other, quotaQuantity, additionalDuties, edition } = line;
  return {
    ...{ htsno, indent, description, general, special, other, quotaQuantity, additionalDuties, edition },
    ancestors: line.ancestors as string[],
    units: line.units as string[],
    footnotes: (line.footnotes as TariffFootnote[]).map(({ columns, value, type = null, marker = null }) => ({
      ...{ columns, value, type, marker },
    })),
  };
}
