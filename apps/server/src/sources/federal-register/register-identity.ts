import { textOrUndefined } from '../mapping/defined-fields.ts';
import { registerId } from '../mapping/register-number.ts';

/** `eo-11359-a` for an order printed before documents had numbers; `11359A` and `9934-A` are one way of counting. */
export function executiveOrderId(number: string): string {
  const parts = /^(\d+)\s*(?:-\s*)?([A-Za-z]*)$/.exec(number.trim());
  if (!parts)
    return `eo-${number
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`;
  return `eo-${parts[1]}${parts[2] ? `-${parts[2].toLowerCase()}` : ''}`;
}

/** Id of a presidential document: by its document number, else by the order's number. */
export function presidentialId(
  documentNumber: string | undefined,
  orderNumber: string | undefined,
): string | undefined {
  const document = textOrUndefined(documentNumber);
  if (document !== undefined) return registerId(document);
  const order = textOrUndefined(orderNumber);
  return order === undefined ? undefined : executiveOrderId(order);
}

/**
 * Regulations.gov ids (`EPA-R09-OAR-2023-0649`) in text that names dockets in many ways: an agency in letters and a
 * year. Files of exchanges at the SEC (`SR-CBOE-2016-030`) and of FERC (`ER11-2062-019`) look alike and are kept
 * elsewhere.
 */
export function docketIdsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap(
    (text) =>
      text.match(/(?<![\w-])(?!SR-)[A-Z]{2,20}(?:-[A-Z0-9]{1,20}){0,8}-(?:19|20)\d{2}-(?:[A-Z]{1,20}-)?\d{3,5}\b/g) ??
      [],
  );
  return [...new Set(found)];
}

/**
 * Docket numbers as stated, without the words before them, each once: `[Docket No. FAA-2015-3981; FRL-99]` states two,
 * as it does without the semicolon. A dash is a dash in `NHTSA—2016-0042` and `FR- 5921-N-05` too.
 */
export function docketNumbersIn(texts: readonly string[]): string[] {
  const numbers = texts.flatMap((text) =>
    text
      .replace(/^\[|\]$/g, '')
      .replace(/(?<=\w)[‐-―−-]\s?(?=\w)/g, '-')
      .split(/;\s*|(?<!\s)\s+(?=FRL-)/)
      .map((part) => part.trim().replace(/^(?:docket|dkt\.?)\s+(?:(?:nos?|id|number)\b\.?:?\s*)+/i, '')),
  );
  return [...new Set(numbers.filter((number) => number !== ''))];
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
