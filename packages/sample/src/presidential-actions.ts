import {
  addDays,
  executiveOrderId,
  type IsoDate,
  type PresidentialActionRecord,
  type TextSection,
} from '@rotunda/domain';
import { createRandom } from './random.ts';
import { secondsAt } from './seconds-at.ts';
import { getMatter, type Topic } from './topics.ts';

const ACTIONS = 50;
const ACTION_TYPES = ['executive_order', 'proclamation', 'memorandum', 'determination', 'notice', 'other'] as const;
/** Order numbers start beyond any that were ever signed. */
const FIRST_ORDER = 90_001;
const DAYS_TO_PRINT = 3;

const getOrderNumber = (number: number): string => String(FIRST_ORDER + ACTIONS - number);
const isOrder = (number: number): boolean => (number - 1) % ACTION_TYPES.length === 0;

/** Builds actions of a fictional president, newest first; an order refers to those before and after it. */
export function buildPresidentialActions(seed: string, referenceDay: IsoDate): PresidentialActionRecord[] {
  const numbers = Array.from({ length: ACTIONS }, (_, place) => place + 1);
  const signed = new Map(numbers.map((number) => [number, signingDay(seed, referenceDay, number)]));
  return Array.from(signed, ([number, signedOn]) => buildAction(seed, number, signedOn, signed));
}

/** Returns a signing day early enough that its publication, days later, is not in the future. */
function signingDay(seed: string, referenceDay: IsoDate, number: number): IsoDate {
  return addDays(
    referenceDay,
    -(DAYS_TO_PRINT + (number - 1) * 5 + createRandom(`${seed}:signed:${number}`).int(0, 4)),
  );
}

function buildAction(
  seed: string,
  number: number,
  signedOn: IsoDate,
  signed: ReadonlyMap<number, IsoDate>,
): PresidentialActionRecord {
  const fusionId = `presidential-sample-${String(number).padStart(4, '0')}`;
  const random = createRandom(`${seed}:${fusionId}`);
  const { topic, object } = getMatter(seed, fusionId);
  const publishedOn = addDays(signedOn, DAYS_TO_PRINT);
  const actionType = ACTION_TYPES[(number - 1) % ACTION_TYPES.length] ?? 'other';
  const page = 40_000 + number * 9;
  const address = `https://register.example.org/${fusionId}`;
  return {
    kind: 'presidential-action',
    fusionId,
    part: 'main',
    isoCode: 'us',
    actionType,
    ...(isOrder(number) ? orderFacts(number, signed) : {}),
    ...(actionType === 'proclamation' ? { proclamationNumber: String(80_000 + ACTIONS - number) } : {}),
    title: `${random.pick(['Strengthening', 'Advancing', 'Reviewing', 'Improving'])} ${topic.subject}`,
    summary: `Directs agencies to act on ${object}.`,
    president: 'Theodora Wexfield',
    signedOn,
    publicationDate: publishedOn,
    ofrId: `sample-p-${String(number).padStart(4, '0')}`,
    registerCitiation: `SFR ${page}`,
    registerStartPage: page,
    registerEndPage: page + 3,
    documentUrl: address,
    pdfUrl: `${address}.pdf`,
    topics: [topic.subject],
    sourceUpdatedTs: secondsAt(signedOn, 20),
    sections: getSections(topic, object),
  };
}

/** Returns the facts of an order, which can be found by its number like a real publisher's orders. */
function orderFacts(number: number, signed: ReadonlyMap<number, IsoDate>) {
  const executiveOrderNumber = getOrderNumber(number);
  return {
    executiveOrderNumber,
    alsoKnownAs: [executiveOrderId(executiveOrderNumber)],
    ...getNotes(number, signed),
  };
}

/** Builds the notes on what an order did to earlier ones, and what later ones did to it. */
function getNotes(number: number, signed: ReadonlyMap<number, IsoDate>): { dispositionNotes?: string } {
  const step = ACTION_TYPES.length;
  const cite = (other: number): string[] => {
    const day = signed.get(other);
    return day === undefined ? [] : [`EO ${getOrderNumber(other)}, ${inWords(day)}`];
  };
  const lines = [
    ['Amends', cite(number + step)],
    ['See', [...cite(number + 2 * step), ...cite(number + 3 * step)]],
    ['Amended by', cite(number - step)],
  ] as const;
  const stated = lines.flatMap(([label, orders]) => (orders.length === 0 ? [] : [`${label}: ${orders.join('; ')}`]));
  return stated.length === 0 ? {} : { dispositionNotes: stated.join('\n') };
}

function inWords(day: IsoDate): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Builds invented sections in the usual form, with citations of the federal codes. */
function getSections(topic: Topic, object: string): TextSection[] {
  const agency = topic.agency.name;
  const block = (text: string, indent = 0) => ({ text, indent });
  const section = (number: number, heading: string, ...blocks: TextSection['blocks']): TextSection => ({
    sectionId: `s-${number + 1}`,
    num: number === 1 ? 'Section 1.' : `Sec. ${number}.`,
    heading,
    level: 0,
    blocks,
  });
  return [
    {
      sectionId: 's-1',
      level: 0,
      blocks: [
        block(
          'By the authority vested in me as President by the Constitution and the laws of the United States of America, including section 301 of title 3, United States Code, and chapter 35 of title 44 (44 U.S.C. 3501 et seq.), it is hereby ordered:',
        ),
      ],
    },
    section(
      1,
      'Policy',
      block(`It is the policy of this administration to advance ${topic.subject}.`),
      ...topic.facts.slice(0, 2).map((fact) => block(`The ${agency} has found that ${fact}.`)),
    ),
    section(2, 'Definitions', ...topic.terms.map(({ term, meaning }) => block(`“${term}” means ${meaning}.`, 1))),
    section(
      3,
      'Review',
      block(`(a) The ${agency} shall review its rules concerning ${object} and report within 120 days.`),
      block('(b) The review shall follow 5 U.S.C. 553 and 5 U.S.C. 706, and the procedures of 1 C.F.R. part 18.', 1),
      block('(c) Comments are received as 5 U.S.C. 553(c) provides.', 1),
    ),
    section(
      4,
      'General provisions',
      block('Nothing in this order impairs the functions of the Director under 31 U.S.C. 1111 or 2 C.F.R. 200.1.'),
    ),
  ];
}
