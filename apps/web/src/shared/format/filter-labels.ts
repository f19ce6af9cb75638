import type { DATE_PRESETS, DateRange } from '@rotunda/contract';
import { findJurisdiction } from '@rotunda/domain';
import { formatDate } from './format-date.ts';

export const CHAMBER_LABELS = { upper: 'Upper', lower: 'Lower', joint: 'Joint' } as const;

export const PRESET_LABELS: Readonly<Record<(typeof DATE_PRESETS)[number], string>> = {
  last_7_days: '7 days',
  last_30_days: '30 days',
  last_90_days: '90 days',
  year_to_date: 'Year to date',
  custom: 'Custom',
};

/** Formats a range for a chip: its preset, or its days. Days are UTC, as they were picked. */
export function rangeLabel(range: DateRange): string {
  if (range.name !== 'custom') return PRESET_LABELS[range.name];
  const day = (seconds: number | null) => (seconds === null ? '…' : formatDate(seconds, 'UTC'));
  return `${day(range.startTs)} – ${day(range.stopTs)}`;
}

/** `US Federal` and `Canada Federal` for the national legislatures, otherwise the name of the place. */
export function jurisdictionLabel(isoCode: string): string {
  if (isoCode === 'us') return 'US Federal';
  if (isoCode === 'ca') return 'Canada Federal';
  return findJurisdiction(isoCode)?.name ?? isoCode.toUpperCase();
}
