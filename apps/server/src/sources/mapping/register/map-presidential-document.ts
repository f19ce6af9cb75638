import { executiveOrderId, leadingIsoDate, type PresidentialActionRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../defined-fields.ts';
import { registerId } from '../register-number.ts';
import { isReprint, presidentialActionType, presidentialIdentity } from './presidential-identity.ts';
import { contradictionOfOrder, getPresident } from './get-president.ts';
import { titleOfDocument } from './title-of-document.ts';
import { documentIdInAddress, partOfDocument, type RegisterDocument, unmappedFields } from './register-document.ts';

/** Fields that the mapping uses; the others are kept unchanged. */
const MAPPED = `document_number title type subtype abstract citation publication_date signing_date start_page end_page
  html_url pdf_url correction_of corrections disposition_notes executive_order_notes executive_order_number
  proclamation_number president topics`.split(/\s+/);

/** Maps a presidential document of the API. */
export function mapPresidentialDocument(document: RegisterDocument): PresidentialActionRecord {
  const signedOn = leadingIsoDate(document.signing_date ?? '');
  const orderNumber = textOrUndefined(document.executive_order_number);
  const { document_number: ofrId } = document;
  const corrected = documentIdInAddress(document.correction_of ?? '')[0];
  return {
    kind: 'presidential-action',
    ...(presidentialIdentity(ofrId, orderNumber) ?? { fusionId: registerId(ofrId) }),
    part: partOfDocument(document),
    isoCode: 'us',
    actionType: orderNumber === undefined ? presidentialActionType(document.subtype) : 'executive_order',
    ofrId,
    ...definedFields({
      sourceUrl: textOrUndefined(document.html_url),
      documentUrl: textOrUndefined(document.html_url),
      pdfUrl: textOrUndefined(document.pdf_url),
      executiveOrderNumber: orderNumber,
      proclamationNumber: textOrUndefined(document.proclamation_number),
      title: titleOfDocument(document),
      summary: textOrUndefined(document.abstract),
      president: textOrUndefined(document.president?.name) ?? getPresident({ signedOn, orderNumber }),
      signedOn,
      publicationDate: leadingIsoDate(document.publication_date ?? ''),
      registerCitiation: textOrUndefined(document.citation),
      registerStartPage: document.start_page ?? undefined,
      registerEndPage: document.end_page ?? undefined,
      // The API uses both names for the notes of an order.
      dispositionNotes: textOrUndefined(document.disposition_notes) ?? textOrUndefined(document.executive_order_notes),
      correctionOfFusionId: corrected ?? correctedOrder(ofrId, orderNumber),
      correctionFusionIds: listOrUndefined((document.corrections ?? []).flatMap(documentIdInAddress)),
      topics: listOrUndefined(document.topics ?? []),
      contradictions: listOrUndefined(contradictionOfOrder(orderNumber, signedOn)),
      extra: unmappedFields(document, MAPPED),
    }),
  };
}

/** Returns the order that a correction names; undefined for a document that is the order itself. */
export function correctedOrder(
  documentNumber: string | undefined,
  orderNumber: string | undefined,
): string | undefined {
  return orderNumber !== undefined && isReprint(documentNumber) ? executiveOrderId(orderNumber) : undefined;
}
