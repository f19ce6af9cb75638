import { formatShortDay } from '../../../shared/format/format-date.ts';
import { languageName } from '@rotunda/domain';

/** Formats a version, e.g. `Introduced · Jan 21, 2026 · French`; English is not named. */
export function formatVersion(version: { title: string; date: string | null; language: string }): string {
  const language = version.language === 'en' ? '' : languageName(version.language);
  return [version.title, formatShortDay(version.date), language].filter(Boolean).join(' · ');
}
