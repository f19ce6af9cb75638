import type { TariffFootnote, TariffLineRecord } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';
import type { TariffRow } from './row-schema.ts';

/** A line that may become the parent of later lines. */
interface OpenLine {
  indent: number;
  position: number;
  description: string;
}

/** Assigns each row of an export its chapter, position and parent, in the order of the export. */
export class ChapterLines {
  readonly #edition: string | undefined;
  #chapter: number | undefined;
  #position = 0;
  #open: OpenLine[] = [];

  constructor(edition: string | undefined) {
    this.#edition = edition;
  }

  /** Counts a row that cannot be read, so that the rows after it keep their positions. */
  skip(): undefined {
    this.#position += 1;
  }

  /**
   * @param nextCode code of the row itself or of the first row after it that has one
   * @returns undefined when no code determines the chapter
   */
  add(row: TariffRow, nextCode: string | undefined): TariffLineRecord | undefined {
    const chapter = this.#getChapter(row, nextCode);
    if (chapter === undefined) return undefined;
    if (chapter !== this.#chapter) {
      this.#chapter = chapter;
      this.#position = 0;
      this.#open = [];
    }
    this.#position += 1;
    const above = this.#above(row);
    const position = this.#position;
    if (!isCaption(row)) this.#open = [...above, { indent: row.indent, position, description: row.description }];
    return this.#getLine(row, chapter, above);
  }

  /**
   * Returns the chapter of a row. Captions of parts and rows that group headings come before the code that shows which
   * chapter begins.
   */
  #getChapter(row: TariffRow, nextCode: string | undefined): number | undefined {
    const isWithin = row.htsno === undefined && row.indent > 0 && !isCaption(row);
    if (isWithin && this.#chapter !== undefined) return this.#chapter;
    return nextCode === undefined ? this.#chapter : Number(nextCode.slice(0, 2));
  }

  #above(row: TariffRow): OpenLine[] {
    return isCaption(row) ? [] : this.#open.filter(({ indent }) => indent < row.indent);
  }

  #getLine(row: TariffRow, chapter: number, above: readonly OpenLine[]): TariffLineRecord {
    return {
      kind: 'tariff-line',
      fusionId: `hts-${String(chapter).padStart(2, '0')}-${this.#position}`,
      part: 'main',
      chapter,
      position: this.#position,
      indent: row.indent,
      description: row.description,
      ancestors: above.map(({ description }) => description),
      isSuperior: row.superior === true || row.superior === 'true',
      units: (row.units ?? []).map((unit) => unit.trim()),
      footnotes: (row.footnotes ?? []).map(getFootnote),
      ...definedFields({
        parentPosition: above.at(-1)?.position,
        htsno: row.htsno,
        general: row.general,
        special: row.special,
        other: row.other,
        quotaQuantity: row.quotaQuantity,
        additionalDuties: row.additionalDuties ?? row.addiitionalDuties,
        edition: this.#edition,
      }),
    };
  }
}

/**
 * Whether a row is a caption such as `II. OTHER CERAMIC PRODUCTS:`, which is indented as if it belonged to the heading
 * before it.
 */
function isCaption({ htsno, description }: TariffRow): boolean {
  return htsno === undefined && /^[IVXLC]+\.\s[^a-z]+$/.test(description);
}

function getFootnote({ columns, value, type, marker }: NonNullable<TariffRow['footnotes']>[number]): TariffFootnote {
  return { columns: columns ?? [], value: value.trim(), ...definedFields({ type, marker }) };
}
