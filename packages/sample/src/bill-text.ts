import type { Language, TextBlock, TextSection } from '@rotunda/domain';
import { createRandom, type Random } from './random.ts';
import type { Matter } from './topics.ts';

export interface TextRequest {
  seed: string;
  billId: string;
  shortTitle: string;
  matter: Matter;
  language: Language;
  /** Shows a committee's changes as struck and inserted passages. */
  hasMarkup: boolean;
  /** Uses the amended text without marks, for the version after the one with markup. */
  isAmended: boolean;
}

interface Amounts {
  millions: number;
  newMillions: number;
  days: number;
  newDays: number;
  percent: number;
}

/**
 * Builds the sections of one version. Versions of a bill share their text, so that comparing them shows only the
 * amendment.
 */
export function buildBillText(request: TextRequest): TextSection[] {
  const random = createRandom(`${request.seed}:text:${request.billId}`);
  const amounts: Amounts = {
    millions: random.int(2, 90),
    newMillions: random.int(91, 140),
    days: 30 * random.int(1, 6),
    newDays: 30 * random.int(7, 12),
    percent: 5 * random.int(4, 15),
  };
  return request.language === 'fr' ? frenchSections(request, amounts) : englishSections(request, amounts, random);
}

function englishSections(request: TextRequest, amounts: Amounts, random: Random): TextSection[] {
  const { topic, object } = request.matter;
  const agency = topic.agency.name;
  const duties = random.some(DUTIES, 4).map((duty) => duty(object, agency, amounts.percent));
  const [first = '', ...others] = duties;
  return [
    section(1, 'Short title', [block(`This Act may be cited as the “${request.shortTitle}”.`)]),
    section(2, 'Findings', [
      block('The Legislature finds the following:'),
      ...topic.facts.map((fact, place) =>
        block(`${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`, `(${place + 1})`, 1),
      ),
    ]),
    section(3, 'Definitions', [
      block('In this Act:'),
      ...topic.terms.map(({ term, meaning }, place) =>
        block(`The term “${term}” means ${meaning}.`, `(${place + 1})`, 1),
      ),
    ]),
    section(4, `Program for ${object}`, [
      block(first, '(a)'),
      ...changed(
        request,
        `Not later than ${amounts.days} days after the date of enactment, the ${agency} shall publish rules to carry out this section.`,
        `Not later than ${amounts.newDays} days after the date of enactment, and after public comment, the ${agency} shall publish rules to carry out this section.`,
        '(b)',
      ),
      ...others.map((duty, place) => block(duty, `(${'cde'.charAt(place)})`)),
    ]),
    section(5, 'Authorization of appropriations', [
      ...changed(
        request,
        `There is appropriated $${amounts.millions},000,000 for each fiscal year to carry out this Act.`,
        `There is appropriated $${amounts.newMillions},000,000 for each fiscal year to carry out this Act, to remain available until expended.`,
      ),
    ]),
    ...(request.hasMarkup || request.isAmended
      ? [
          {
            ...section(6, 'Report', [
              block(`The ${agency} shall report each year on the effect of this Act on ${topic.subject}, by county.`),
            ]),
            ...(request.hasMarkup ? { change: 'added' as const } : {}),
          },
        ]
      : []),
    section(7, 'Effective date', [
      block('This Act takes effect on the first day of the third month after its enactment.'),
    ]),
  ];
}

function frenchSections(request: TextRequest, amounts: Amounts): TextSection[] {
  const { topic, objectFr } = request.matter;
  return [
    section(
      1,
      'Titre abrégé',
      [block(`La présente loi peut être citée sous le titre : « ${request.shortTitle} ».`)],
      'Article',
    ),
    section(2, 'Objet', [block(`La présente loi vise ${topic.subjectFr} et encadre ${objectFr}.`)], 'Article'),
    section(
      3,
      'Obligations',
      [
        block(
          `Dans les ${amounts.days} jours suivant l’entrée en vigueur, le ministre publie des règlements concernant ${objectFr}.`,
          '(1)',
        ),
        block(`Le ministre consacre au moins ${amounts.percent} pour cent des fonds aux collectivités rurales.`, '(2)'),
      ],
      'Article',
    ),
    section(4, 'Entrée en vigueur', [block('La présente loi entre en vigueur à la date fixée par décret.')], 'Article'),
  ];
}

const DUTIES: readonly ((object: string, agency: string, percent: number) => string)[] = [
  (object, agency) =>
    `The ${agency} shall establish a program to support ${object} and shall award grants on a competitive basis.`,
  (object, _agency, percent) =>
    `Not less than ${percent} percent of the funds under this section shall be used for ${object} in rural and low-income areas.`,
  (object, agency) =>
    `A person that operates or offers ${object} shall register with the ${agency} and renew the registration every two years.`,
  (object) =>
    `A unit of local government may adopt a stricter standard for ${object} if it states its reasons in writing.`,
  (object, agency) =>
    `The ${agency} shall keep a public register of ${object}, free of charge and readable by machine.`,
  (object) =>
    `A violation of a rule concerning ${object} is subject to a civil penalty of not more than $5,000 for each day it continues.`,
  (object, agency) =>
    `The ${agency} shall appoint an advisory council on ${object} with members from labor, industry and affected communities.`,
  (object, _agency, percent) =>
    `The cost share of a recipient for ${object} shall not exceed ${100 - percent} percent.`,
];

function changed(request: TextRequest, before: string, after: string, num?: string): TextBlock[] {
  if (request.hasMarkup)
    return [
      { ...block(before, num), change: 'deleted' },
      { ...block(after, num), change: 'added' },
    ];
  return [block(request.isAmended ? after : before, num)];
}

function block(text: string, num?: string, indent = 0): TextBlock {
  return { text, indent, ...(num === undefined ? {} : { num }) };
}

function section(number: number, heading: string, blocks: TextBlock[], word = 'SEC.'): TextSection {
  const num = word === 'SEC.' ? `SEC. ${number}.` : `${word} ${number}`;
  return { sectionId: `s-${number}`, num, heading, level: 0, blocks };
}
