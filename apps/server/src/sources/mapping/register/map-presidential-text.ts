import { isoDateFromWords, type PresidentialActionRecord } from '@rotunda/domain';
import type { XmlElement } from '../../reading/index.ts';
import { definedFields, listOrUndefined } from '../defined-fields.ts';
import { registerId } from '../register-number.ts';
import { issueSections } from './issue-sections.ts';
import { correctedOrder } from './map-presidential-document.ts';
import { contradictionOfOrder, getPresident } from './get-president.ts';
import { presidentialIdentity } from './presidential-identity.ts';
import { presidentialSections } from './presidential-sections.ts';
import { getTariffMeasure } from './tariff-measure.ts';

const ACTION_TYPES: Readonly<Record<string, string>> = {
  EXECORD: 'executive_order',
  PROCLA: 'proclamation',
  PRMEMO: 'memorandum',
  DETERM: 'determination',
  PRNOTICE: 'notice',
};

/** Returns the number in `[FR Doc. 2016-08679 Filed 4-14-16; 8:45 am]`, which may be written with en dashes. */
export function getDocumentNumber(document: XmlElement): string | undefined {
  const line = document.descendants('FRDOC').at(-1)?.plainText().replaceAll('–', '-') ?? '';
  return /FR\s+Doc\.?\s*(?:No\.?\s*)?([A-Z]{0,2}\d*(?:-[A-Z]?\d+)+)/i.exec(line)?.[1];
}

/**
 * Maps a presidential document in the XML of the Register, alone or in its daily issue: its text and the facts it
 * states.
 */
export function mapPresidentialText(document: XmlElement, number: string, part: string): PresidentialActionRecord {
  const body = getBody(document);
  const isOrder = body.localName === 'EXECORD';
  const text = body.plainText();
  const stated = /Executive Order\s+(\d+(?:-?[A-Z])?)\s+of\s/.exec(text)?.[1];
  const orderNumber = isOrder ? stated : undefined;
  const signed =
    /(?:Executive Order|Proclamation|Memorandum|Determination|Notice)[^.]{0,40}?\bof\s+([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(
      text,
    );
  const signedOn = isoDateFromWords(signed?.[1] ?? '');
  const sections = presidentialSections(issueSections(body));
  const title = body.child('HD')?.plainText();
  return {
    kind: 'presidential-action',
    ...(presidentialIdentity(number, orderNumber) ?? { fusionId: registerId(number) }),
    part,
    isoCode: 'us',
    actionType: ACTION_TYPES[body.localName] ?? 'other',
    ofrId: number,
    sections,
    ...definedFields({
      executiveOrderNumber: orderNumber,
      proclamationNumber:
        body.localName === 'PROCLA'
          ? /^Proclamation\s+(\d+)\s+of\s/.exec(text.slice(text.indexOf('Proclamation')))?.[1]
          : undefined,
      title,
      tariffMeasure: getTariffMeasure(sections, { title }),
      signedOn,
      president: getPresident({ signedOn, orderNumber }),
      correctionOfFusionId: correctedOrder(number, orderNumber),
      contradictions: listOrUndefined(contradictionOfOrder(orderNumber, signedOn)),
    }),
  };
}

/** Returns the element named after the type of document; a file of one document wraps it twice. */
function getBody(document: XmlElement): XmlElement {
  const [first] = document.elements();
  if (first === undefined) return document;
  return first.localName === 'PRESDOCU' ? getBody(first) : first;
}
