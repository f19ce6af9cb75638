import { decodeEntities } from '../reading/read-xml.mjs';

/** Text of HTML or plain text with one blank between words: what a reader sees, however it was marked up. */
export function plainWords(text) {
  return decodeEntities(decodeEntities(String(text ?? '').replace(/<\/?[a-zA-Z!][^>]*>/g, ' ')))
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();
}

/** The letters and digits alone: equal where two texts differ in blanks and in marks between them. */
export function letters(text) {
  return plainWords(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const EASTERN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' });

/**
 * The day a federal publisher means: a date as it stands, midnight in Washington written in UTC, or an instant.
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

/** @param {string} zone @param {string} instant with an offset @returns {string} the day it was there */
export function dayIn(zone, instant) {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(Date.parse(instant));
}
