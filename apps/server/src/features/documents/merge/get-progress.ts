import {
  type ActionFact,
  type BillProgress,
  chamberName,
  getFirstChamber,
  type IsoDate,
  isSingleChamber,
  joinProofs,
  getMilestone,
  type OtherProof,
  type ProgressContext,
  type ProgressProof,
  getStageTrack,
} from '@rotunda/domain';
import type { BillFacts } from './merged-document.ts';
import { proofsOfStatus } from './proofs-of-status.ts';
import { proofsOfVersions } from './version-evidence.ts';

/** An entry of a timeline, and what became of the step it was. */
export interface TimelineEntry extends ActionFact {
  /** `undone` if a later action took the step back; absent if the entry is no step of the bill. */
  step?: 'taken' | 'undone';
}

export interface ProvedProgress extends Omit<BillProgress, 'moved' | 'undone'> {
  /** Actions and prints that prove the progress, oldest first, as a timeline shows them. */
  evidence: readonly TimelineEntry[];
  /** First day on which something proves the introduction; null when nothing does. */
  introducedOn: IsoDate | null;
}

/**
 * Computes how far a bill has come from everything its merged facts prove: the history, the prints, the laws, the
 * stages that summaries describe, and what a source states without an action. Status, generic status, stage track,
 * chamber and timeline all come from here.
 */
export function getProgress(facts: BillFacts): ProvedProgress {
  const { actions = [] } = facts;
  const context = getContext(facts);
  const prints = proofsOfVersions(facts);
  const summaries = proofsOfSummaries(facts);
  const first = getFirstChamber(actions, context);
  const proofs = joinProofs(actions, [...prints, ...summaries, ...otherProofs(facts)], { ...context, first });
  const { moved, undone, ...progress } = getStageTrack(proofs, context);
  const lastDay = actions.reduce<IsoDate>((day, { date }) => (date > day ? date : day), '');
  const isAction = new Set<ProgressProof>(actions);
  const isPrint = new Set<ProgressProof>(prints);
  const isSummary = new Set<ProgressProof>(summaries);
  const evidence = proofs.flatMap((proof, at): TimelineEntry[] => {
    const { date, outcome: _outcome, ...rest } = proof;
    if (date === null) return [];
    // A history is shown as its source lists it, completed by what is known to have followed it. A single action is
    // completed by all prints.
    const isNews = date > lastDay && (isPrint.has(proof) || isSummary.has(proof));
    if (!isAction.has(proof) && !isNews && !(isPrint.has(proof) && actions.length <= 1)) return [];
    const step = undone.has(at) ? ('undone' as const) : moved.has(at) ? ('taken' as const) : undefined;
    return [{ ...getEntry(rest, date), ...(step === undefined ? {} : { step }) }];
  });
  return { ...progress, evidence, introducedOn: introductionIn(evidence, facts)?.date ?? null };
}

function getEntry({ ts, text, chamber, code }: Omit<ProgressProof, 'date'>, date: IsoDate): ActionFact {
  return {
    date,
    text,
    ...(ts === undefined ? {} : { ts }),
    ...(chamber === undefined ? {} : { chamber }),
    ...(code === undefined ? {} : { code }),
  };
}

function getContext(facts: BillFacts): ProgressContext {
  return {
    isoCode: facts.isoCode,
    isUnicameral: isSingleChamber(facts.isoCode),
    chamberNames: { lower: chamberName(facts.isoCode, 'lower'), upper: chamberName(facts.isoCode, 'upper') },
    ...(facts.originatingChamber === undefined ? {} : { originatingChamber: facts.originatingChamber }),
    ...(facts.billType === undefined ? {} : { billType: facts.billType }),
  };
}

/** The Research Service names each summary of a measure of Congress after the stage that it describes. */
function proofsOfSummaries({ isoCode, summaries = [] }: BillFacts): OtherProof[] {
  if (isoCode !== 'us') return [];
  return summaries.flatMap(({ versionName: text, date = null }): OtherProof[] =>
    text === undefined ? [] : [{ date, text, place: 'before' }],
  );
}

/** The introduction, the laws, and what the sources state outright. */
function otherProofs(facts: BillFacts): OtherProof[] {
  const { laws = [], introducedOn, originatingChamber } = facts;
  return [
    ...(introducedOn === undefined
      ? []
      : [
          {
            date: introducedOn,
            text: 'Introduced',
            code: 'introduction',
            place: 'before' as const,
            ...(originatingChamber === undefined ? {} : { chamber: originatingChamber }),
          },
        ]),
    ...laws.map(({ number }): OtherProof => ({ date: null, text: number, code: 'became-law', place: 'after' })),
    ...proofsOfStatus(facts),
  ];
}

/** Finds the introduction of the bill. The other chamber's first reading does not count as one. */
function introductionIn(
  evidence: readonly ActionFact[],
  { originatingChamber, isoCode }: Pick<BillFacts, 'originatingChamber' | 'isoCode'>,
): ActionFact | undefined {
  return evidence.find((action) => {
    const milestone = getMilestone(action, isoCode);
    return milestone?.kind === 'introduced' && milestone.chamber === originatingChamber;
  });
}
