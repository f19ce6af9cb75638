import {
  type ActionFact,
  type BillProgress,
  chamberName,
  type IsoDate,
  isSingleChamber,
  milestoneOf,
  stageTrackOf,
} from '@rotunda/domain';
import type { BillFacts } from './merged-document.ts';
import { evidenceOf } from './version-evidence.ts';

export interface ProvedProgress extends BillProgress {
  /** Actions and versions that prove the progress, oldest first, as a timeline shows them. */
  evidence: readonly ActionFact[];
  /** First day on which something proves the introduction; null when nothing does. */
  introducedOn: IsoDate | null;
}

/** Placeholder date for evidence without a day. It sorts after every day and never leaves this file. */
const NO_DAY: IsoDate = '9999-12-31';

/** Computes how far a bill has come from what its merged history and versions prove. */
export function progressOf(facts: BillFacts): ProvedProgress {
  const proofs = evidenceOf(facts).map((proof): ActionFact => ({ ...proof, date: proof.date ?? NO_DAY }));
  const { stages, ...progress } = stageTrackOf(proofs, {
    isoCode: facts.isoCode,
    isUnicameral: isSingleChamber(facts.isoCode),
    chamberNames: { lower: chamberName(facts.isoCode, 'lower'), upper: chamberName(facts.isoCode, 'upper') },
    ...(facts.originatingChamber === undefined ? {} : { originatingChamber: facts.originatingChamber }),
    ...(facts.billType === undefined ? {} : { billType: facts.billType }),
  });
  const evidence = proofs.filter(({ date }) => date !== NO_DAY);
  return {
    ...progress,
    stages: stages.map((stage) => (stage.date === NO_DAY ? { ...stage, date: null } : stage)),
    evidence,
    introducedOn: introductionIn(evidence, facts)?.date ?? null,
  };
}

/** Finds the introduction of the bill. The other chamber's first reading does not count as one. */
function introductionIn(
  evidence: readonly ActionFact[],
  { originatingChamber, isoCode }: Pick<BillFacts, 'originatingChamber' | 'isoCode'>,
): ActionFact | undefined {
  return evidence.find((action) => {
    const milestone = milestoneOf(action, isoCode);
    return milestone?.kind === 'introduced' && milestone.chamber === originatingChamber;
  });
}
