import type { DigestFrequency } from '@rotunda/contract';

/** `1 alert`, `12 alerts`. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

const ADVERBS: Readonly<Record<DigestFrequency, string>> = {
  Hourly: 'hourly',
  '4-Hourly': 'every 4 hours',
  Daily: 'daily',
  Weekly: 'weekly',
};

/** `daily`, `every 4 hours and daily`: how often the reader chose to be told of what a digest holds. */
export function howOften(frequencies: readonly DigestFrequency[]): string {
  return new Intl.ListFormat('en-US').format(frequencies.map((frequency) => ADVERBS[frequency]));
}
