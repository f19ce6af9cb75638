import { decodeEntities } from '../reading/read-xml.mjs';

/** Returns the text of HTML or plain text with single spaces between words: what a reader sees, whatever the markup. */
export function plainWords(text) {
  return decodeEntities(decodeEntities(String(text ?? '').replace(/<\/?[a-zA-Z!][^>]*>/g, ' ')))
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();
}

/** Returns letters and digits only, so that texts are equal if they differ only in white space and punctuation. */
export function letters(text) {
  return plainWords(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const EASTERN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' });

/**
 * Returns the day that a federal publisher means by a plain date, midnight in Washington written as UTC, or an instant.
 *
 * @param {string | null | undefined} stated
 */
export function easternDay(stated) {
  if (!stated) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(stated)) return stated;
  if (/T0[045]:00:00(\.0+)?Z$/.test(stated)) return stated.slice(0, 10);
  const instant = Date.parse(stated);
  return Number.isNaN(instant) ? null : EASTERN_DAY.format(instant);
}

/** @param {string} zone @param {string} instant With an offset. @returns {string} The local date of the instant. */
export function dayIn(zone, instant) {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(Date.parse(instant));
}
