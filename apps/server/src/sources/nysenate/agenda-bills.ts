import type { AgendaBillFact } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { newYorkBill } from './new-york-bill.ts';

export interface AgendaBills {
  bills: AgendaBillFact[];
  /** Errors of the bills that could not be identified. */
  faults: string[];
}

/**
 * Returns the bills of a committee in an agenda, in the agenda's order.
 * @param root gives the session of the bill numbers
 */
export function agendaBills(root: XmlElement, committee: XmlElement): AgendaBills {
  const items = committee.child('bills')?.elements('bill') ?? [];
  return getBills(root, items, (item) => ({
    title: textOrUndefined(item.child('title')?.plainText().replace(/\s+/g, ' ')),
    note: textOrUndefined(item.child('message')?.plainText()),
  }));
}

/** Returns each bill with its printed number and the details that `describe` adds. */
export function getBills(
  root: XmlElement,
  items: readonly XmlElement[],
  describe: (item: XmlElement) => {
    title?: string | undefined;
    note?: string | undefined;
    outcome?: string | undefined;
  },
): AgendaBills {
  const read = items.map((item) => {
    const bill = newYorkBill(root.attribute('sessyr'), item.attribute('no') ?? '');
    if (typeof bill === 'string') return bill;
    return definedFields({ fusionId: bill.identity.fusionId, label: bill.print, ...describe(item) });
  });
  return {
    bills: read.flatMap((bill) => (typeof bill === 'string' ? [] : [bill])),
    faults: read.flatMap((bill) => (typeof bill === 'string' ? [bill] : [])),
  };
}
