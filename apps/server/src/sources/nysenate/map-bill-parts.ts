import type { BillRecord, RelatedBillFact } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { memoHtml } from './memo-html.ts';
import { getHead, newYorkBill, type NewYorkBill } from './new-york-bill.ts';
import { readCosponsors, readPrimarySponsors } from './read-sponsors.ts';

/**
 * Files that complete a bill. Each replaces the data of an earlier file of its kind; a withdrawal (`action="remove"`)
 * leaves an empty part.
 */

/** Maps a bill's summary, the sections of law it amends, and its numbers in earlier sessions (`digestsummary`). */
export function mapDigest(root: XmlElement): BillRecord | string {
  const bill = getBill(root);
  if (typeof bill === 'string') return bill;
  const text = textOrUndefined(root.child('summary')?.plainText());
  return definedFields({
    ...getHead(bill, 'digest'),
    summaries: text === undefined ? undefined : [{ text: escaped(text), versionName: 'Digest' }],
    notes: listOrUndefined([textOrUndefined(root.child('law')?.plainText())].flatMap((law) => law ?? [])),
    relatedBills: listOrUndefined(root.elements('oldbill').flatMap(earlierBill)),
  });
}

function earlierBill(old: XmlElement): RelatedBillFact[] {
  const [year, ...number] = ['oldyear', 'oldhse', 'oldno', 'oldamd'].map((name) => old.child(name)?.plainText() ?? '');
  const earlier = newYorkBill(year, number.join(''));
  return typeof earlier === 'string'
    ? []
    : [{ fusionId: earlier.identity.fusionId, relation: 'Version of an earlier session' }];
}

/**
 * Maps the sponsor, cosponsors and multisponsors, and the department whose program the bill belongs to
 * (`sponsor_data`).
 */
export function mapSponsors(root: XmlElement): BillRecord | string {
  const bill = getBill(root);
  if (typeof bill === 'string') return bill;
  const field = (name: string): string | undefined => root.child(name)?.plainText();
  const programs = root.descendants('departdesc').flatMap((program) => textOrUndefined(program.plainText()) ?? []);
  return definedFields({
    ...getHead(bill, 'sponsors'),
    sponsors: listOrUndefined([
      ...readPrimarySponsors(field('prime')),
      ...readCosponsors(field('co-prime')),
      ...readCosponsors(field('multi'), 'Multi-sponsor'),
    ]),
    notes: listOrUndefined(programs.map((program) => `Departmental program: ${program}`)),
  });
}

/** Maps the identical bills of the other chamber for a print (`sameas`). */
export function mapSameAs(root: XmlElement): BillRecord | string {
  const bill = getBill(root);
  if (typeof bill === 'string') return bill;
  const related = root.elements('sameasbill').flatMap((same): RelatedBillFact[] => {
    const text = same.plainText();
    const relation = /^same as uni\b/i.test(text) ? 'Same as Uni.' : 'Same as';
    const numbers = text.match(/\b[A-Z] ?\d{1,6}(?:-?[A-Z])?\b/g) ?? [];
    return numbers.flatMap((number) => {
      const other = newYorkBill(root.attribute('sessyr'), number);
      return typeof other === 'string' ? [] : [{ fusionId: other.identity.fusionId, relation }];
    });
  });
  return definedFields({ ...getHead(bill, partOfPrint('same-as', bill)), relatedBills: listOrUndefined(related) });
}

/** Maps the sponsor's memorandum in support of a print (`senate_billmemo`). */
export function mapMemo(root: XmlElement): BillRecord | string {
  const bill = getBill(root);
  if (typeof bill === 'string') return bill;
  const text = memoHtml(root.text());
  const versionName = `Sponsor’s memorandum, ${bill.print}`;
  return definedFields({
    ...getHead(bill, partOfPrint('memo', bill)),
    summaries: text === '' ? undefined : [{ text, versionName }],
  });
}

function getBill(root: XmlElement): NewYorkBill | string {
  const [house, number, amendment] = ['billhse', 'billno', 'billamd'].map((name) => root.attribute(name)?.trim() ?? '');
  return newYorkBill(root.attribute('sessyr'), `${house}${number}${amendment}`);
}

/** Returns a part name for each print, so that data of one print does not replace that of another. */
function partOfPrint(part: string, { amendment }: NewYorkBill): string {
  return amendment === '' ? part : `${part}-${amendment.toLowerCase()}`;
}

/** Escapes plain text for a field that contains HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
