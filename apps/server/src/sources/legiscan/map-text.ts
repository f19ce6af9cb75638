import { isUtf8 } from 'node:buffer';
import type { BillTextRecord } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { plainNumber } from '../mapping/bill-in-address.ts';
import { identifySession } from '../mapping/identify-session.ts';
import { readLegiscanPage } from './identify-bill.ts';
import { legiscanBillIdentity, type BillIdentity } from './bill-identity.ts';
import { dateOrUndefined } from './legiscan-words.ts';
import { textVersion } from './map-bill.ts';
import type { LegiscanText } from './schemas.ts';
import { htmlToSections } from './text-sections.ts';

export interface KnownBill {
  identity: BillIdentity;
  /** As LegiScan writes it: `HB1`. */
  number: string;
  title?: string;
}

/**
 * Maps a bill's text. HTML becomes sections; other formats (PDF) keep the version and its URL without text.
 *
 * @param known the bill, if it was read before its text
 * @returns the reason when it cannot be read or its bill cannot be identified
 */
export function mapText(text: LegiscanText, known: KnownBill | undefined): BillTextRecord | string {
  const bytes = Buffer.from(text.doc, 'base64');
  const isHtml = /^text\/(html|plain)\b/.test(text.mime);
  const decoded = isHtml ? decodeHtml(bytes) : { html: '', charset: undefined };
  if ('reason' in decoded) return decoded.reason;
  const { html, charset } = decoded;
  const identity = known?.identity ?? identityInText(html, text.date ?? '');
  if (identity === undefined) {
    return `the text is of LegiScan's bill ${text.bill_id}, which is not among these files, and does not say whose it is`;
  }
  const other = getOtherBill(text, known);
  if (other !== undefined) return other;
  const { fusionId, ...bill } = identity;
  return definedFields({
    kind: 'bill-text' as const,
    fusionId,
    part: `text-${text.doc_id}`,
    ...textVersion(fusionId, text),
    date: dateOrUndefined(text.date),
    language: 'en' as const,
    format: isHtml ? 'html' : text.mime.replace(/^application\//, ''),
    externalUrl: textOrUndefined(text.state_link) ?? textOrUndefined(text.url),
    sections: isHtml ? htmlToSections(html) : [],
    bill: definedFields({ ...bill, title: known?.title }),
    extra: definedFields({
      legiscanDocId: text.doc_id,
      legiscanBillId: text.bill_id,
      charset: charset === 'utf-8' ? undefined : charset,
      textMissing: isHtml ? undefined : `the publisher gives this text as ${text.mime}, which is not read`,
    }),
  });
}

/**
 * Returns the reason when the text is not of the bill whose number LegiScan gives it: its address names another bill, or
 * it is dated in another session.
 */
function getOtherBill({ url, date }: LegiscanText, known: KnownBill | undefined): string | undefined {
  if (known === undefined) return undefined;
  const [listed, addressed] = [plainNumber(known.number), readLegiscanPage(url)?.number];
  if (listed !== undefined && addressed !== undefined && listed !== addressed)
    return `the text is listed with ${listed.toUpperCase()}, but its address names ${addressed.toUpperCase()}`;
  const day = dateOrUndefined(date);
  const term = identifySession({ ...known.identity, days: [day] });
  return term.ok
    ? undefined
    : `the text is listed with a bill of session ${known.identity.session}, but is dated ${day}`;
}

/**
 * Decodes HTML in the character set that the document declares. Without a declaration it is UTF-8 or else windows-1252,
 * the fallback of the HTML standard (encoding sniffing, last step), which older state texts use.
 */
function decodeHtml(bytes: Buffer): { html: string; charset: string } | { reason: string } {
  const declared = /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  const charset = declared?.toLowerCase() ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  try {
    return { html: new TextDecoder(charset, { fatal: true }).decode(bytes), charset };
  } catch {
    return { reason: `the decoded document is not valid ${charset}, which it declares` };
  }
}

/** Header of California's plain texts until 2013, which gives the bill number but neither state nor session. */
const CALIFORNIA_HEADER = /^\s*<pre>\s*BILL NUMBER: ([A-Z]+(?:X\d)? \d+)\t[A-Z ]+\n(?:\t.*\n)*?\tBILL TEXT\n/;

/**
 * Identifies a text that came without its bill by its own header. California's sessions last two years, from the first
 * Monday of December before an odd year.
 */
function identityInText(html: string, date: string): BillIdentity | undefined {
  const billNumber = CALIFORNIA_HEADER.exec(html.replaceAll('\r\n', '\n'))?.[1];
  const [, year, month] = /^(\d{4})-(\d{2})-/.exec(date) ?? [];
  if (billNumber === undefined || year === undefined) return undefined;
  const yearOfSession = month === '12' ? Number(year) + 1 : Number(year);
  const firstYear = yearOfSession % 2 === 1 ? yearOfSession : yearOfSession - 1;
  const identity = legiscanBillIdentity('CA', `${firstYear}-${firstYear + 1}`, billNumber);
  return typeof identity === 'string' ? undefined : identity;
}
