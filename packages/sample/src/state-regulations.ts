import { addDays, type IsoDate, type RegulationRecord } from '@rotunda/domain';
import { secondsAt } from './seconds-at.ts';
import { getMatter, type Topic } from './topics.ts';

/** A publication in a state rulemaking, with its number of days before the last one. */
interface Step {
  name: string;
  type: 'Rule' | 'Proposed Rule' | 'Notice';
  /** Text as in the state's register. */
  wording: string;
  daysBefore: number;
}

const STEPS = {
  notice: { name: 'development', type: 'Notice', wording: 'Notice of Rule Development', daysBefore: 120 },
  proposal: { name: 'proposal', type: 'Proposed Rule', wording: 'Notice of Proposed Rulemaking', daysBefore: 60 },
  hearing: { name: 'hearing', type: 'Notice', wording: 'Notice of Public Hearing', daysBefore: 40 },
  adoption: { name: 'adoption', type: 'Rule', wording: 'Adopted Rule', daysBefore: 0 },
  emergency: { name: 'emergency', type: 'Rule', wording: 'Emergency Rule', daysBefore: 75 },
} as const satisfies Record<string, Step>;

const RULEMAKINGS: readonly { state: string; code: string; daysAgo: number; steps: readonly Step[] }[] = [
  {
    state: 'us-oh',
    code: 'OAC 9901-1',
    daysAgo: 10,
    steps: [STEPS.notice, STEPS.proposal, STEPS.hearing, STEPS.adoption, STEPS.emergency],
  },
  // This rulemaking has future dates, so comments on it are still open.
  {
    state: 'us-oh',
    code: 'OAC 9902-7',
    daysAgo: -40,
    steps: [STEPS.notice, STEPS.proposal, STEPS.hearing],
  },
  {
    state: 'us-tx',
    code: '97 TAC 11',
    daysAgo: -30,
    steps: [STEPS.notice, STEPS.proposal, STEPS.emergency],
  },
  {
    state: 'us-tx',
    code: '97 TAC 23',
    daysAgo: 90,
    steps: [STEPS.proposal, STEPS.adoption],
  },
];

/** Builds rulemakings of two states, with the notices of each linked to one another. */
export function buildStateRegulations(seed: string, referenceDay: IsoDate): RegulationRecord[] {
  return RULEMAKINGS.flatMap(({ state, code, daysAgo, steps }, place) => {
    const getId = (step: Step) => `sample-${place + 1}-${step.name}`;
    const getFusionId = (step: Step) => `${state}-reg-${getId(step)}`;
    const { topic, object } = getMatter(seed, `${state}-reg-${place + 1}`);
    return steps.map((step): RegulationRecord => {
      const publishedOn = addDays(referenceDay, -daysAgo - step.daysBefore);
      const fusionId = getFusionId(step);
      return {
        kind: 'regulation',
        fusionId,
        part: 'main',
        isoCode: state,
        regulationDocumentType: step.type,
        documentSubtype: step.wording,
        title: `${step.wording}: ${object}`,
        description: `The state's ${getAgency(topic)} acts on ${object}.`,
        agencies: [{ name: `State ${getAgency(topic)}` }],
        citations: [`${code}-0${place + 1}`, `${code}-0${place + 2}`],
        registerCitiation: `${100 + place} State Register ${publishedOn.slice(0, 4)}`,
        publicationDate: publishedOn,
        // Numbered by year and sequence, like filings in registers.
        externalIds: [`${publishedOn.slice(0, 4)}-${String(900 + place * 10 + steps.indexOf(step) + 1)}`],
        linkedFusionIds: steps.filter((other) => other !== step).map(getFusionId),
        topics: [topic.subject],
        documentUrl: `https://register.example.org/${fusionId}`,
        sourceUrl: `https://register.example.org/${fusionId}`,
        sourceUpdatedTs: secondsAt(publishedOn, 13),
        ...getDates(step, publishedOn),
        sections: [
          {
            sectionId: 's-1',
            level: 0,
            blocks: topic.facts.map((fact) => ({ text: `The agency has found that ${fact}.`, indent: 0 })),
          },
        ],
      };
    });
  });
}

const getAgency = ({ agency }: Topic): string => agency.name;

function getDates(step: Step, publishedOn: IsoDate): Partial<RegulationRecord> {
  if (step.type === 'Rule') {
    const delay = step === STEPS.emergency ? 0 : 20;
    return {
      effectiveDate: addDays(publishedOn, delay),
      effectiveDateComment: delay === 0 ? 'At once, for 120 days' : 'Twenty days after filing',
    };
  }
  if (step.type === 'Notice' && step !== STEPS.hearing) return {};
  return {
    commentEndDates: [addDays(publishedOn, 60)],
    hearings: [
      { date: addDays(publishedOn, 21), text: '10 a.m., State Office Building, Room 4' },
      { date: addDays(publishedOn, 28), text: 'By telephone' },
    ],
  };
}
