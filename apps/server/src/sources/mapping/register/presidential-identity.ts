import { executiveOrderId } from '@rotunda/domain';
import { textOrUndefined } from '../defined-fields.ts';
import { registerId } from '../register-number.ts';

/** Ids of a presidential document. */
export interface PresidentialIdentity {
  fusionId: string;
  /** The Register's id of a document that is identified by the order's own number. */
  alsoKnownAs?: string[];
}

/**
 * Whether a document is a correction (`C1-2009-31418`) or a reprint (`R1-2009-31418`): both carry the number of another
 * document's order.
 */
export function isReprint(documentNumber: string | undefined): boolean {
  return /^[CR]\d*-/i.test(documentNumber?.trim() ?? '');
}

/**
 * Returns the ids of a presidential document. An executive order is identified by its number, which every source states
 * in the same way; tables of different years give one order different document numbers, or none. Everything else is
 * identified by its document number.
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

/** Returns the type for the API's subtype; unknown subtypes are `other`. */
export function presidentialActionType(subtype: string | null | undefined): string {
  return ACTION_TYPES[subtype?.trim().toLowerCase() ?? ''] ?? 'other';
}
