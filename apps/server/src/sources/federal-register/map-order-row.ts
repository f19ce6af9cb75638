import { type PresidentialActionRecord, isoDateFromSlashes, leadingIsoDate } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { presidentOn } from './president-on.ts';
import { presidentialActionType, presidentialId } from './register-identity.ts';
import type { DispositionRow, OrderRow } from './schemas.ts';

/** A row of the search export; undefined when it has neither document number nor order number. */
export function mapOrderRow(row: OrderRow): PresidentialActionRecord | undefined {
  const { number, title } = orderNumberAndTitle(row);
  const fusionId = presidentialId(row.document_number, number);
  if (fusionId === undefined) return undefined;
  const signedOn = leadingIsoDate(row.signing_date) ?? isoDateFromSlashes(row.signing_date);
  return {
    kind: 'presidential-action',
    fusionId,
    part: 'executive-order-export',
    isoCode: 'us',
    actionType: presidentialActionType(row.subtype),
    ...definedFields({
      executiveOrderNumber: number,
      title,
      president: presidentOn(signedOn),
      signedOn,
      publicationDate: isoDateFromSlashes(row.publication_date) ?? leadingIsoDate(row.publication_date),
      ofrId: textOrUndefined(row.document_number),
      documentUrl: textOrUndefined(row.html_url),
      sourceUrl: textOrUndefined(row.html_url),
      registerCitiation: textOrUndefined(row.citation),
      dispositionNotes: textOrUndefined(row.disposition_notes),
      extra: orderExtra(row),
    }),
  };
}

/** A row of the disposition table: it knows no title, only what became of the order. */
export function mapDispositionRow(row: DispositionRow): PresidentialActionRecord {
  const number = row.number.trim();
  const signedOn = leadingIsoDate(row.signing_date) ?? isoDateFromSlashes(row.signing_date);
  return {
    kind: 'presidential-action',
    fusionId: presidentialId(row.document_number, number) ?? number,
    part: 'disposition',
    isoCode: 'us',
    actionType: 'executive_order',
    executiveOrderNumber: number,
    ...definedFields({
      president: presidentOn(signedOn),
      signedOn,
      ofrId: textOrUndefined(row.document_number),
      registerCitiation: textOrUndefined(row.citation),
      dispositionNotes: textOrUndefined(row.notes),
    }),
  };
}

/** In a few rows the letter of the order's number has slipped into the title: `10571` and `-A Assignment of …`. */
function orderNumberAndTitle(row: OrderRow): { number: string | undefined; title: string | undefined } {
  const number = textOrUndefined(row.executive_order_number);
  const slipped = /^-([A-Z])\s+(.+)$/s.exec(row.title.trim());
  if (number !== undefined && slipped) return { number: `${number}-${slipped[1]}`, title: slipped[2] };
  return { number, title: textOrUndefined(row.title.replace(/\s+/g, ' ')) };
}

function orderExtra(row: OrderRow): Record<string, unknown> | undefined {
  const extra = definedFields({
    startPage: textOrUndefined(row.start_page),
    endPage: textOrUndefined(row.end_page),
    pdfUrl: textOrUndefined(row.pdf_url),
    notReceivedForPublication: row.not_received_for_publication.trim() === 'true' ? true : undefined,
  });
  return Object.keys(extra).length === 0 ? undefined : extra;
}
