import { decideIdentity, type IdentityDecision, type IsoDate, leadingIsoDate } from '@rotunda/domain';
import { registerNumberIn } from '../register-number.ts';
import type { RegisterDocument } from './register-document.ts';

export type IdentifiedDocument =
  | { ok: true; document: RegisterDocument; contradictions: string[] }
  | { ok: false; reason: string };

/** What an address of the Federal Register or of GovInfo names. */
export interface RegisterAddress {
  date: IsoDate | undefined;
  number: string | undefined;
}

/**
 * Decides the number and the day of a document by its fields, its addresses and its citation. Regulations are joined by
 * the number, and a wrong one would give a document the text and the comments of another.
 */
export function identifyDocument(document: RegisterDocument): IdentifiedDocument {
  const page = registerAddress(document.html_url);
  const files = [document.pdf_url, document.body_html_url, document.full_text_xml_url].map(registerAddress);
  const readValues = (value: string | undefined) => (value === undefined ? [] : [value]);
  const number = decideIdentity(
    [
      { from: 'the record', values: readValues(registerNumberIn(document.document_number)) },
      { from: 'its address', values: readValues(page.number) },
      { from: 'its files', values: files.flatMap((file) => file.number ?? []).slice(0, 1) },
    ],
    (value) => `document ${value}`,
  );
  if (number?.ok === false) return number;
  const date = decideIdentity(
    [
      { from: 'the record', values: readValues(leadingIsoDate(document.publication_date ?? '')) },
      { from: 'its address', values: readValues(page.date) },
      { from: 'its files', values: files.flatMap((file) => file.date ?? []).slice(0, 1) },
    ],
    (value) => value,
  );
  const isForeign = date?.ok === true && isOfOtherVolume(document.citation ?? '', date.value);
  const contradictions = [
    ...(number?.contradictions ?? []),
    ...getDoubts(date),
    ...(isForeign ? [`The citation ${document.citation} is not of the volume of ${date.value}; it is left out.`] : []),
  ];
  if (contradictions.length === 0) return { ok: true, document, contradictions };
  return {
    ok: true,
    contradictions,
    document: {
      ...document,
      ...(number === undefined || number.contradictions.length === 0 ? {} : { document_number: number.value }),
      ...(date?.ok === true ? { publication_date: date.value } : {}),
      ...(isForeign ? { citation: null } : {}),
    },
  };
}

/** A day that nothing decides stays as stated, because the number alone identifies the document. */
function getDoubts(date: IdentityDecision | undefined): string[] {
  if (date === undefined) return [];
  return date.ok ? date.contradictions : [`${date.reason.replace(/^./, (letter) => letter.toUpperCase())}.`];
}

/** Reads `…/documents/2016/04/15/2016-08679/title` and `…/FR-2016-04-15/pdf/2016-08679.pdf`. */
export function registerAddress(address: string | null | undefined): RegisterAddress {
  const text = address ?? '';
  const [, year, month, day] =
    /\/(?:documents|full_text\/\w+|xml)\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(text) ??
    /\bFR-(\d{4})-(\d{2})-(\d{2})\b/.exec(text) ??
    [];
  const segments = text.split(/[/?#]/).map((segment) => segment.replace(/\.\w+$/, ''));
  return {
    date: year === undefined ? undefined : `${year}-${month}-${day}`,
    number: segments.flatMap((segment) => registerNumberIn(segment) ?? [])[0],
  };
}

/** Volumes of the Federal Register are numbered by year since 1936. */
function isOfOtherVolume(citation: string, date: IsoDate): boolean {
  const volume = /^(\d{1,3}) FR \d/.exec(citation.trim())?.[1];
  return volume !== undefined && Number(volume) + 1935 !== Number(date.slice(0, 4));
}
