import type { CountryCode } from './countries.ts';
import type { IsoDate, RecordIdentity } from './record-identity.ts';

/** The laws tariffs are changed by, and the remedies against dumping and subsidies. */
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

/** What a document states of its change of the Harmonized Tariff Schedule, in its own words; nothing is worked out. */
export interface TariffMeasure {
  /** Subheadings it cites, and headings it names as such, as written: `9903.01.25`, `7601`. */
  codes: string[];
  /** Days from which its duties hold, in the order of the text. */
  effectiveOn: IsoDate[];
  /** Rates as written: `25 percent ad valorem`. */
  rates: string[];
  /** The laws it cites for it. Documents ingested by earlier releases have neither this nor countries. */
  programs?: TariffProgram[];
  /** Those its title names. */
  countries?: CountryCode[];
}

export interface TariffFootnote {
  /** What of the line it is about: `general`, `desc`, `units`, `stat` … as published. */
  columns: string[];
  value: string;
  /** `footnote` or `endnote`. */
  type?: string;
  marker?: string;
}

/** A line of the Harmonized Tariff Schedule of the United States: no document, but what a code costs at the border. */
export interface TariffLineRecord extends RecordIdentity {
  kind: 'tariff-line';
  /** The first two digits of its code, of that under which it stands where it has none. */
  chapter: number;
  /** Place in its chapter, from 1. */
  position: number;
  /** Of the line it stands under; absent of headings and of captions of parts. */
  parentPosition?: number;
  /** As published: `2201.10.00.00`. Lines that only group others have none. */
  htsno?: string;
  indent: number;
  description: string;
  /** The descriptions of the lines above it, from its heading on. */
  ancestors: string[];
  /** Whether the publisher calls it a line that only groups others. */
  isSuperior: boolean;
  units: string[];
  /** Rates are prose: `0.26¢/liter`, `Free (A,AU,BH)`; absent where the line states none. */
  general?: string;
  special?: string;
  other?: string;
  quotaQuantity?: string;
  additionalDuties?: string;
  footnotes: TariffFootnote[];
  /** As the file or the operator names it: `2025-01`, `2025 Revision 3`. */
  edition?: string;
}
