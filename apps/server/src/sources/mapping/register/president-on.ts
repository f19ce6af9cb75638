import type { IsoDate } from '@rotunda/domain';

/** Days of taking office, newest first; executive orders of the published export begin in 1937. */
const PRESIDENTS: readonly [IsoDate, string][] = [
  ['2025-01-20', 'Donald J. Trump'],
  ['2021-01-20', 'Joseph R. Biden, Jr.'],
  ['2017-01-20', 'Donald J. Trump'],
  ['2009-01-20', 'Barack Obama'],
  ['2001-01-20', 'George W. Bush'],
  ['1993-01-20', 'William J. Clinton'],
  ['1989-01-20', 'George H. W. Bush'],
  ['1981-01-20', 'Ronald Reagan'],
  ['1977-01-20', 'Jimmy Carter'],
  ['1974-08-09', 'Gerald R. Ford'],
  ['1969-01-20', 'Richard M. Nixon'],
  ['1963-11-22', 'Lyndon B. Johnson'],
  ['1961-01-20', 'John F. Kennedy'],
  ['1953-01-20', 'Dwight D. Eisenhower'],
  ['1945-04-12', 'Harry S. Truman'],
  ['1933-03-04', 'Franklin D. Roosevelt'],
];

/**
 * Who was President when a document was signed. The day of a change of office is the successor's, although the
 * predecessor's last orders are of the same day; terms after the one begun in 2025 are not foretold.
 */
export function presidentOn(signedOn: IsoDate | undefined): string | undefined {
  if (signedOn === undefined || signedOn > '2029-01-19') return undefined;
  return PRESIDENTS.find(([since]) => since <= signedOn)?.[1];
}
