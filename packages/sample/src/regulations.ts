import { addDays, type IsoDate, type RegulationRecord, type TextSection } from '@rotunda/domain';
import { createRandom } from './random.ts';
import { secondsAt } from './seconds-at.ts';
import { getMatter, TOPICS, type Topic } from './topics.ts';

const RULES = 260;
const DOCKETS_PER_TOPIC = 2;

const RULE_TYPES = { Rule: 5, 'Proposed Rule': 6, Notice: 7, 'Supporting & Related Material': 2, Other: 1 } as const;
type RuleType = keyof typeof RULE_TYPES;

const TITLES: Readonly<Record<RuleType, (object: string) => string>> = {
  Rule: (object) => `Final standards for ${object}`,
  'Proposed Rule': (object) => `Proposed standards for ${object}; request for comments`,
  Notice: (object) => `Notice of public meeting on ${object}`,
  'Supporting & Related Material': (object) => `Regulatory impact analysis: ${object}`,
  Other: (object) => `Correspondence concerning ${object}`,
};

/** In the format of Regulations.gov; no agencies with these names exist. */
const docketId = (topic: Topic, number: number) => `${topic.agency.shortName}-2026-${String(number).padStart(4, '0')}`;
const docketFusionId = (topic: Topic, number: number) => `docket-sample-${docketId(topic, number)}`;

/** Builds rules, proposals with comment deadlines before and after the reference day, notices, and their dockets. */
export function buildRegulations(seed: string, referenceDay: IsoDate): RegulationRecord[] {
  const documents = Array.from({ length: RULES }, (_, place) => buildRule(seed, referenceDay, place + 1));
  const dockets = TOPICS.flatMap((topic) =>
    Array.from({ length: DOCKETS_PER_TOPIC }, (_, place) =>
      buildDocket(topic, place + 1, documents, addDays(referenceDay, -200 - place)),
    ),
  );
  return [...dockets, ...documents];
}

function buildRule(seed: string, referenceDay: IsoDate, number: number): RegulationRecord {
  const fusionId = `fr-sample-${String(number).padStart(5, '0')}`;
  const random = createRandom(`${seed}:${fusionId}`);
  const { topic, object } = getMatter(seed, fusionId);
  const type = random.weighted(RULE_TYPES);
  const docket = random.int(1, DOCKETS_PER_TOPIC);
  const publishedOn = addDays(referenceDay, -Math.floor(random.next() ** 2 * 200));
  const page = 10_000 + number * 7;
  const agency = topic.agency.name;
  return {
    kind: 'regulation',
    fusionId,
    part: 'main',
    isoCode: 'us',
    regulationDocumentType: type,
    title: TITLES[type](object),
    description: `The ${agency} addresses ${object}. ${type === 'Proposed Rule' ? 'Written comments are invited on costs, alternatives and dates of compliance.' : 'The document explains who is affected and what follows.'}`,
    agencies: [{ name: agency, shortName: topic.agency.shortName }],
    docketIds: [docketId(topic, docket)],
    docketFusionIds: [docketFusionId(topic, docket)],
    externalIds: [`${docketId(topic, docket)}-${String(number).padStart(4, '0')}`],
    ofrId: `sample-${String(number).padStart(5, '0')}`,
    registerCitiation: `SFR ${page}`,
    citations: [`SFR ${page}`],
    registerStartPage: page,
    registerEndPage: page + 5,
    publicationDate: publishedOn,
    ...(type === 'Proposed Rule'
      ? {
          commentStartDate: publishedOn,
          commentEndDates: [addDays(publishedOn, random.pick([30, 45, 60, 90]))],
          totalComments: random.int(0, 900),
        }
      : {}),
    ...(type === 'Rule' ? { effectiveDate: addDays(publishedOn, 60) } : {}),
    ...(type === 'Notice'
      ? { hearings: [{ date: addDays(publishedOn, 21), text: `Public meeting on ${object}` }] }
      : {}),
    topics: [topic.subject, topic.policyArea],
    documentUrl: `https://register.example.org/${fusionId}`,
    sourceUrl: `https://register.example.org/${fusionId}`,
    sourceUpdatedTs: secondsAt(publishedOn, 13),
    sections: ruleSections(topic, object),
  };
}

function ruleSections(topic: Topic, object: string): TextSection[] {
  const agency = topic.agency.name;
  return [
    {
      sectionId: 's-1',
      heading: 'Summary',
      level: 0,
      blocks: [
        {
          text: `This document concerns ${object} and carries out the duties of the ${agency} for ${topic.subject}.`,
          indent: 0,
        },
      ],
    },
    {
      sectionId: 's-2',
      heading: 'Supplementary information',
      level: 0,
      blocks: [
        ...topic.facts.map((fact) => ({ text: `The ${agency} has found that ${fact}.`, indent: 0 })),
        ...topic.terms.map(({ term, meaning }) => ({
          text: `In this document, “${term}” means ${meaning}.`,
          indent: 1,
        })),
      ],
    },
  ];
}

function buildDocket(topic: Topic, number: number, documents: RegulationRecord[], openedOn: IsoDate): RegulationRecord {
  const id = docketId(topic, number);
  return {
    kind: 'regulation',
    fusionId: docketFusionId(topic, number),
    part: 'main',
    isoCode: 'us',
    regulationDocumentType: 'Docket',
    title: `${topic.agency.name}: rulemaking on ${topic.subject}, docket ${number}`,
    description: `All documents of the rulemaking of the ${topic.agency.name} on ${topic.subject}.`,
    agencies: [topic.agency],
    docketIds: [id],
    documentFusionIds: documents.filter((one) => one.docketIds?.includes(id)).map((one) => one.fusionId),
    publicationDate: openedOn,
    topics: [topic.subject],
    sourceUpdatedTs: secondsAt(openedOn, 13),
  };
}
