import type { CountryCode } from './countries.ts';
import type { IsoDate, RecordIdentity } from './record-identity.ts';

/** Laws under which tariffs are changed, and remedies against dumping and subsidies. */
export const TARIFF_PROGRAMS = [
  'section-122',
  'section-201',
  'section-232',
  'section-301',
  'section-338',
  'ieepa',
  'antidumping',
  'countervailing',
  'other',
] as const;
export type TariffProgram = (typeof TARIFF_PROGRAMS)[number];

/** A document's change to the Harmonized Tariff Schedule, in the document's own words; nothing is computed. */
export interface TariffMeasure {
  /** Cited subheadings, and headings named as such, as written: `9903.01.25`, `7601`. */
  codes: string[];
  /** Days on which its duties take effect, in the order of the text. */
  effectiveOn: IsoDate[];
  /** Rates as written: `25 percent ad valorem`. */
  rates: string[];
  /** Laws it cites for the change. Documents ingested by earlier releases have neither this nor `countries`. */
  programs?: TariffProgram[];
  /** Countries named in its title. */
  countries?: CountryCode[];
}

export interface TariffFootnote {
  /** Columns of the line that it applies to, as published: `general`, `desc`, `units`, `stat` … */
  columns: string[];
  value: string;
  /** `footnote` or `endnote`. */
  type?: string;
  marker?: string;
}

/** A line of the Harmonized Tariff Schedule of the United States. It is not a document but the duties on a code. */
export interface TariffLineRecord extends RecordIdentity {
  kind: 'tariff-line';
  /** First two digits of its code, or of its parent's code if it has none. */
  chapter: number;
  /** Position in its chapter, from 1. */
  position: number;
  /** Position of its parent line; absent for headings and captions of parts. */
  parentPosition?: number;
  /** As published: `2201.10.00.00`; absent for lines that only group others. */
  htsno?: string;
  indent: number;
  description: string;
  /** Descriptions of the lines above it, starting with its heading. */
  ancestors: string[];
  /** Whether the publisher marks it as a line that only groups others. */
  isSuperior: boolean;
  units: string[];
  /** Rates are text: `0.26¢/liter`, `Free (A,AU,BH)`; absent if the line states none. */
  general?: string;
  special?: string;
  other?: string;
  quotaQuantity?: string;
  additionalDuties?: string;
  footnotes: TariffFootnote[];
  /** As named by the file or the operator: `2025-01`, `2025 Revision 3`. */
  edition?: string;
}
