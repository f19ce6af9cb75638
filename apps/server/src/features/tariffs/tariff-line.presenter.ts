import type { HarmonizedCode, InheritedRates, TariffChapterLine } from '@rotunda/contract';
import type { TariffFootnote } from '@rotunda/domain';
import type { StoredTariffLine } from './hts-lines.repository.ts';

/** Presents a line. Only `storeTariffLines` writes the lists, always from a TariffLineRecord. */
export function presentTariffLine(line: StoredTariffLine, inherited: InheritedRates | null): HarmonizedCode {
  return { ...statedBy(line, inherited), ancestors: line.ancestors as string[], edition: line.edition };
}

/** Presents a line within its chapter. */
export function presentChapterLine(line: StoredTariffLine, inherited: InheritedRates | null): TariffChapterLine {
  const { position, parentPosition } = line;
  return { ...statedBy(line, inherited), position, parentPosition };
}

function statedBy(line: StoredTariffLine, inherited: InheritedRates | null) {
  const { htsno, indent, description, general, special, other, quotaQuantity, additionalDuties } = line;
  return {
    htsno,
    indent,
    description,
    general,
    special,
    other,
    inherited,
    quotaQuantity,
    additionalDuties,
    units: line.units as string[],
    footnotes: (line.footnotes as TariffFootnote[]).map(({ columns, value, type = null, marker = null }) => ({
      columns,
      value,
      type,
      marker,
    })),
  };
}
