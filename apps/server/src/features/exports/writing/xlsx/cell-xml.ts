import { cutText } from '@rotunda/domain';
import { cellText } from '../../../../platform/files/cell-text.ts';
import type { CellKind, CellValue } from '../export-table.ts';
import type { WallTime } from '../wall-time.ts';
import { CELL_STYLES } from './cell-styles.ts';
import { escapeXml } from './escape-xml.ts';

/** Most characters of a cell: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const MAX_CHARACTERS = 32_767;
/** Days from the beginning of Excel's calendar, which has a February 29 in 1900, to 1970. */
const EPOCH_DAYS = 25_569;
/**
 * First day written as a date. Before March 1900 Excel's calendar is off by one day, and before 1900 it does not exist.
 */
const FIRST_DAY = 61;
const SECONDS_A_DAY = 86_400;
/** Characters that begin a formula, including the full-width forms that input methods write. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

export interface CellPlace {
  /** Cell reference, such as `B7`. */
  reference: string;
  kind: CellKind;
}

/**
 * Returns the XML of a cell, or an empty string for an empty one. Days and times are numbers with a format; everything
 * else is text.
 */
export function cellXml(value: CellValue, { reference, kind }: CellPlace, wallClock: (at: number) => WallTime): string {
  if (value === null || value === '') return '';
  // Only the day is known, so no time is shown and no time zone applies.
  const form = kind === 'time' && typeof value === 'string' ? 'day' : kind;
  const serial = getSerial(value, form, wallClock);
  if (serial !== null) return `<c r="${reference}" s="${CELL_STYLES[form]}"><v>${serial}</v></c>`;
  return textCellXml(String(value), reference, kind === 'link' ? CELL_STYLES.link : CELL_STYLES.text);
}

/** Writes a text cell, which Excel never reads as a formula, whatever character it begins with. */
export function textCellXml(value: string, reference: string, style: number): string {
  const text = shortened(cellText(value));
  if (text === '') return '';
  const shown = FORMULA.test(text) ? CELL_STYLES.quoted : style;
  return `<c r="${reference}" s="${shown}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

function getSerial(value: CellValue, kind: CellKind, wallClock: (at: number) => WallTime): number | null {
  const seconds =
    kind === 'time' && typeof value === 'number'
      ? wallClock(value).seconds
      : kind === 'day'
        ? Date.parse(`${String(value)}T00:00:00Z`) / 1000
        : Number.NaN;
  const serial = seconds / SECONDS_A_DAY + EPOCH_DAYS;
  return serial >= FIRST_DAY ? Math.round(serial * SECONDS_A_DAY) / SECONDS_A_DAY : null;
}

function shortened(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${cutText(text, MAX_CHARACTERS - 1)}…`;
}

/**
 * Excel reads `_x0041_` as the character with that code, so an underscore that begins such a sequence is itself written
 * as a code.
 */
function escapeText(text: string): string {
  return escapeXml(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
