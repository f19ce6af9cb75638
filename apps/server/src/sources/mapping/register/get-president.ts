import type { IsoDate } from '@rotunda/domain';

interface Term {
  since: IsoDate;
  name: string;
  /** Number of the first executive order, according to the disposition tables of the National Archives. */
  firstOrder: number;
}

/** Newest first; executive orders of the published export begin in 1937. */
const TERMS: readonly Term[] = [
  { since: '2025-01-20', name: 'Donald J. Trump', firstOrder: 14147 },
  { since: '2021-01-20', name: 'Joseph R. Biden, Jr.', firstOrder: 13985 },
  { since: '2017-01-20', name: 'Donald J. Trump', firstOrder: 13765 },
  { since: '2009-01-20', name: 'Barack Obama', firstOrder: 13489 },
  { since: '2001-01-20', name: 'George W. Bush', firstOrder: 13198 },
  { since: '1993-01-20', name: 'William J. Clinton', firstOrder: 12834 },
  { since: '1989-01-20', name: 'George H. W. Bush', firstOrder: 12668 },
  { since: '1981-01-20', name: 'Ronald Reagan', firstOrder: 12287 },
  { since: '1977-01-20', name: 'Jimmy Carter', firstOrder: 11967 },
  { since: '1974-08-09', name: 'Gerald R. Ford', firstOrder: 11798 },
  { since: '1969-01-20', name: 'Richard M. Nixon', firstOrder: 11452 },
  { since: '1963-11-22', name: 'Lyndon B. Johnson', firstOrder: 11128 },
  { since: '1961-01-20', name: 'John F. Kennedy', firstOrder: 10914 },
  { since: '1953-01-20', name: 'Dwight D. Eisenhower', firstOrder: 10432 },
  { since: '1945-04-12', name: 'Harry S. Truman', firstOrder: 9538 },
  { since: '1933-03-04', name: 'Franklin D. Roosevelt', firstOrder: 6071 },
];

/** More than any President signs in a term today; a higher number is of a later term, which is not known yet. */
const MOST_ORDERS_OF_A_TERM = 600;

/** The current term ends at noon of this day; later terms are unknown. */
const LAST_DAY: IsoDate = '2029-01-20';

/**
 * Returns a sentence when an executive order is dated outside the term that its number belongs to: one of the two is of
 * another order.
 */
export function contradictionOfOrder(orderNumber: string | undefined, signedOn: IsoDate | undefined): string[] {
  const number = Number(/^\d+/.exec(orderNumber ?? '')?.[0] ?? Number.NaN);
  const place = TERMS.findIndex(({ firstOrder }) => firstOrder <= number);
  const term = TERMS[place];
  const until = TERMS[place - 1]?.since ?? LAST_DAY;
  if (place === 0 && number > (term?.firstOrder ?? 0) + MOST_ORDERS_OF_A_TERM) return [];
  if (term === undefined || signedOn === undefined || (signedOn >= term.since && signedOn <= until)) return [];
  return [`Executive Order ${orderNumber} is of the term of ${term.name}, but the record is dated ${signedOn}.`];
}

/**
 * Returns the President who signed a document. The number of an executive order is conclusive, even where the date in
 * the table is wrong. The office changes hands during a day, at noon since 1937, so a document of that day without such
 * a number yields undefined.
 */
export function getPresident({
  signedOn,
  orderNumber,
}: {
  signedOn: IsoDate | undefined;
  orderNumber?: string | undefined;
}): string | undefined {
  if (signedOn !== undefined && signedOn >= LAST_DAY) return undefined;
  const number = Number(/^\d+/.exec(orderNumber ?? '')?.[0] ?? Number.NaN);
  const ofNumber = TERMS.find(({ firstOrder }) => firstOrder <= number);
  // The last term has no highest number yet, so the date must confirm it.
  if (ofNumber !== undefined && (ofNumber !== TERMS[0] || (signedOn ?? '') >= ofNumber.since)) return ofNumber.name;
  if (signedOn === undefined || TERMS.some(({ since }) => since === signedOn)) return undefined;
  return TERMS.find(({ since }) => since <= signedOn)?.name;
}
