import type { CommitteeFact } from '@rotunda/domain';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { committeeName } from './committee-name.ts';
import type { BillAction } from './read-actions.ts';

/**
 * Returns the committees that a bill was sent to, each once with the dates. Elsewhere the file names committees only by
 * number.
 */
export function committeesOfActions(actions: readonly BillAction[]): CommitteeFact[] {
  const committees = new Map<string, CommitteeFact & { activities: { name: string; date: string }[] }>();
  for (const { fact } of actions) {
    const named = /\b(?:re)?(?:referred|committed) to ([a-z][^.]*)$/i.exec(fact.text)?.[1];
    if (named === undefined || fact.chamber === undefined) continue;
    // The case of the letters only indicates the chamber, so it is normalized.
    const name = committeeName(named);
    const fusionId = namedCommitteeId('us-ny', fact.chamber, name);
    const activity = { name: 'Referred To', date: fact.date };
    const known = committees.get(fusionId);
    if (known) known.activities.push(activity);
    else committees.set(fusionId, { name, chamber: fact.chamber, fusionId, activities: [activity] });
  }
  return [...committees.values()];
}
