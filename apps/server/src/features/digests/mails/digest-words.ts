import type { DigestFrequency } from '@rotunda/contract';

/** Formats a count, for example `1 alert` or `12 alerts`. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

const ADVERBS: Readonly<Record<DigestFrequency, string>> = {
  Hourly: 'hourly',
  '4-Hourly': 'every 4 hours',
  Daily: 'daily',
  Weekly: 'weekly',
};

/** Formats the chosen frequencies, for example `daily` or `every 4 hours and daily`. */
export function formatFrequencies(frequencies: readonly DigestFrequency[]): string {
  return new Intl.ListFormat('en-US').format(frequencies.map((frequency) => ADVERBS[frequency]));
}
