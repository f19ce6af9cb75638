import { executiveOrderId } from '@rotunda/domain';
import { textOrUndefined } from '../defined-fields.ts';
import { registerId } from '../register-number.ts';

/** Ids under which a presidential document is held. */
export interface PresidentialIdentity {
  fusionId: string;
  /** Its id as a document of the Register, where the order's own number names it. */
  alsoKnownAs?: string[];
}

/** `C1-2009-31418` corrects and `R1-2009-31418` prints again: each carries the number of an order that it is not. */
export function isReprint(documentNumber: string | undefined): boolean {
  return /^[CR]\d*-/i.test(documentNumber?.trim() ?? '');
}

/**
 * An executive order is known by its number, which every source states alike; tables of different years give one order
 * different document numbers, or none. Everything else is known by its document number.
 *
 * @returns undefined when there is neither
 */
export function presidentialIdentity(
  documentNumber: string | undefined,
  orderNumber: string | undefined,
): PresidentialIdentity | undefined {
  const document = textOrUndefined(documentNumber);
  const order = textOrUndefined(orderNumber);
  if (order === undefined || isReprint(document))
    return document === undefined ? undefined : { fusionId: registerId(document) };
  const fusionId = executiveOrderId(order);
  return document === undefined ? { fusionId } : { fusionId, alsoKnownAs: [registerId(document)] };
}

const ACTION_TYPES: Readonly<Record<string, string>> = {
  'executive order': 'executive_order',
  proclamation: 'proclamation',
  memorandum: 'memorandum',
  determination: 'determination',
  notice: 'notice',
};

/** From the interface's subtype; what it does not name is `other`. */
export function presidentialActionType(subtype: string | null | undefined): string {
  return ACTION_TYPES[subtype?.trim().toLowerCase() ?? ''] ?? 'other';
}
