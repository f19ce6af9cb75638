import { versionId, type ActionFact, type BillRecord, type RelatedBillFact, type VersionFact } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { identifySession } from '../mapping/identify-session.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { committeesOfActions } from './committees-of-actions.ts';
import { getHead, newYorkBill, pageOfPrint, type NewYorkBill } from './new-york-bill.ts';
import { chamberOfLetter, readActions, type BillAction } from './read-actions.ts';
import { readPrimarySponsors } from './read-sponsors.ts';

/**
 * Maps the status of a bill with its whole history (`billstatus`).
 * @returns the reason when it names no bill
 */
export function mapBillStatus(root: XmlElement): BillRecord | string {
  const field = (name: string): string | undefined => textOrUndefined(root.child(name)?.plainText());
  const { actions, progress } = readActions(root);
  const history = actions.map(({ fact }) => fact);
  const settled = settleYear(root.attribute('sessyr'), history);
  if (typeof settled === 'string') return settled;
  const { year, contradictions } = settled;
  const bill = newYorkBill(
    year,
    `${root.attribute('billhse') ?? ''}${root.attribute('billno') ?? ''}${field('currentamd') ?? ''}`,
  );
  if (typeof bill === 'string') return bill;
  return definedFields({
    ...getHead(bill, 'main'),
    title: field('title'),
    chamber: chamberOfLetter(field('curcommhse')),
    progress,
    introducedOn: history[0]?.date,
    lastActionOn: history.at(-1)?.date,
    actions: listOrUndefined(history),
    sponsors: listOrUndefined(readPrimarySponsors(field('sponsor'))),
    committees: listOrUndefined(committeesOfActions(actions)),
    relatedBills: listOrUndefined([...substitutions(history, year), ...reprinted(root, year)]),
    versions: getPrints(bill, actions),
    subjects: listOrUndefined([field('law')].flatMap((law) => law ?? [])),
    laws: listOrUndefined(actions.flatMap(getChapter)),
    contradictions: listOrUndefined(contradictions),
    sourceLinks: [bill.page],
    extra: definedFields({ currentPrint: bill.print, lbdNumber: field('lbdno'), deadTag: field('deadtag') }),
  });
}

/**
 * Returns the year of the session that the file and the dates of the history agree on.
 * @returns the reason when they do not agree
 */
function settleYear(
  stated: string | undefined,
  history: readonly ActionFact[],
): { year: string | undefined; contradictions: string[] } | string {
  const year = Number(stated);
  if (!/^\d{4}$/.test(stated ?? '')) return { year: stated, contradictions: [] };
  const first = year % 2 === 1 ? year : year - 1;
  const days = history.map(({ date }) => date);
  const term = identifySession({ isoCode: 'us-ny', session: `${first}-${first + 1}`, days });
  return term.ok ? { year: stated, contradictions: term.contradictions } : term.reason;
}

/** Returns the bills of the other chamber in `substituted for a7675a`. */
function substitutions(actions: readonly ActionFact[], year: string | undefined): RelatedBillFact[] {
  return actions.flatMap(({ text }) => {
    const [, word, number] = /^substituted (for|by) ([a-z]\d+-?[a-z]?)$/i.exec(text) ?? [];
    const other = newYorkBill(year, number ?? '');
    if (typeof other === 'string') return [];
    return [{ fusionId: other.identity.fusionId, relation: `Substituted ${word?.toLowerCase()}` }];
  });
}

function reprinted(root: XmlElement, year: string | undefined): RelatedBillFact[] {
  const reprint = root.child('reprint');
  const number = ['rprtbillhse', 'rprtbillno', 'rprtbillamd'].map((name) => reprint?.child(name)?.plainText() ?? '');
  const other = newYorkBill(year, number.join(''));
  return typeof other === 'string' ? [] : [{ fusionId: other.identity.fusionId, relation: 'Reprint of' }];
}

/**
 * Returns the original and the prints named in the history or the head of the file, with the date if an action states
 * it.
 */
function getPrints(bill: NewYorkBill, actions: readonly BillAction[]): VersionFact[] {
  const { fusionId, session } = bill.identity;
  const base = bill.print.slice(0, bill.print.length - bill.amendment.length);
  const letters = new Set(['', ...actions.map(({ amendment }) => amendment), bill.amendment]);
  return [...letters].sort().map((letter) => {
    const print = `${base}${letter}`;
    const ending = print.slice(1).toLowerCase();
    const made = actions.find(({ fact }) => letter !== '' && fact.text.toLowerCase().endsWith(` ${ending}`));
    const versionCode = letter === '' ? 'original' : letter.toLowerCase();
    return definedFields({
      fnDocumentId: versionId(fusionId, versionCode),
      versionName: `Print ${print}`,
      versionCode,
      date: made?.fact.date,
      externalUrl: pageOfPrint(session.slice(0, 4), print),
    });
  });
}

/** Parses `SIGNED CHAP.514`: chapters of the laws are numbered from 1 each year. */
function getChapter({ fact, year }: BillAction): NonNullable<BillRecord['laws']> {
  const chapter = /^signed chap\.? ?(\d+)/i.exec(fact.text)?.[1];
  return chapter === undefined
    ? []
    : [{ number: `Chapter ${chapter} of ${year ?? fact.date.slice(0, 4)}`, type: 'Session Law' }];
}
