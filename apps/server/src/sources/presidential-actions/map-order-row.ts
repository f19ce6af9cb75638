import { executiveOrderId, isoDateFromSlashes, leadingIsoDate, type PresidentialActionRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { correctedOrder } from '../mapping/register/map-presidential-document.ts';
import { presidentialActionType, presidentialIdentity } from '../mapping/register/presidential-identity.ts';
import { contradictionOfOrder, getPresident } from '../mapping/register/get-president.ts';
import type { DispositionRow, OrderRow } from './order-tables.ts';

/** Maps a row of the search export; undefined when it has neither document number nor order number. */
export function mapOrderRow(row: OrderRow): PresidentialActionRecord | undefined {
  const { number, title } = orderNumberAndTitle(row);
  const ofrId = textOrUndefined(row.document_number);
  const identity = presidentialIdentity(ofrId, number);
  if (identity === undefined) return undefined;
  const signedOn = leadingIsoDate(row.signing_date) ?? isoDateFromSlashes(row.signing_date);
  return {
    kind: 'presidential-action',
    ...identity,
    part: 'executive-order-export',
    isoCode: 'us',
    actionType: presidentialActionType(row.subtype),
    ...definedFields({
      executiveOrderNumber: number,
      title,
      president: getPresident({ signedOn, orderNumber: number }),
      signedOn,
      publicationDate: isoDateFromSlashes(row.publication_date) ?? leadingIsoDate(row.publication_date),
      ofrId,
      documentUrl: textOrUndefined(row.html_url),
      sourceUrl: textOrUndefined(row.html_url),
      pdfUrl: textOrUndefined(row.pdf_url),
      registerCitiation: textOrUndefined(row.citation),
      registerStartPage: getPage(row.start_page),
      registerEndPage: getPage(row.end_page),
      dispositionNotes: textOrUndefined(row.disposition_notes),
      notReceivedForPublication: getFlag(row.not_received_for_publication),
      correctionOfFusionId: correctedOrder(ofrId, number),
      contradictions: listOrUndefined(contradictionOfOrder(number, signedOn)),
    }),
  };
}

/**
 * Maps a row of the disposition table. If both tables have an order, the export takes precedence because it is made
 * from the printed document: parts of one source are merged in the order of their names.
 */
export function mapDispositionRow(row: DispositionRow): PresidentialActionRecord {
  const number = row.number.trim();
  const ofrId = textOrUndefined(row.document_number);
  const signedOn = leadingIsoDate(row.signing_date) ?? isoDateFromSlashes(row.signing_date);
  return {
    kind: 'presidential-action',
    ...(presidentialIdentity(ofrId, number) ?? { fusionId: executiveOrderId(number) }),
    part: 'order-disposition',
    isoCode: 'us',
    actionType: 'executive_order',
    executiveOrderNumber: number,
    ...definedFields({
      president: getPresident({ signedOn, orderNumber: number }),
      signedOn,
      ofrId,
      registerCitiation: textOrUndefined(row.citation),
      dispositionNotes: textOrUndefined(row.notes),
      contradictions: listOrUndefined(contradictionOfOrder(number, signedOn)),
    }),
  };
}

/**
 * Returns the number and title. In a few rows the letter of the order's number is in the title: `10571` and `-A
 * Assignment of …`.
 */
function orderNumberAndTitle(row: OrderRow): { number: string | undefined; title: string | undefined } {
  const number = textOrUndefined(row.executive_order_number);
  const slipped = /^-([A-Z])\s+(.+)$/s.exec(row.title.trim());
  if (number !== undefined && slipped) return { number: `${number}-${slipped[1]}`, title: slipped[2] };
  return { number, title: textOrUndefined(row.title.replace(/\s+/g, ' ')) };
}

function getPage(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}

/** Parses a flag. The export writes `true`, rarely `false`, usually nothing. */
function getFlag(text: string): boolean | undefined {
  const word = text.trim();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}
