import type { CommitteeFact } from '@rotunda/domain';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import type { BillAction } from './read-actions.ts';

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'for', 'of', 'on', 'the', 'to', 'with']);

/** Committees a bill was sent to, which the file itself names only by numbers, each once with the days. */
export function committeesOfActions(actions: readonly BillAction[]): CommitteeFact[] {
  const committees = new Map<string, CommitteeFact & { activities: { name: string; date: string }[] }>();
  for (const { fact } of actions) {
    const named = /\b(?:re)?(?:referred|committed) to ([a-z][^.]*)$/i.exec(fact.text)?.[1];
    if (named === undefined || fact.chamber === undefined) continue;
    const name = committeeName(named);
    const fusionId = namedCommitteeId('us-ny', fact.chamber, name);
    const activity = { name: 'Referred To', date: fact.date };
    const known = committees.get(fusionId);
    if (known) known.activities.push(activity);
    else committees.set(fusionId, { name, chamber: fact.chamber, fusionId, activities: [activity] });
  }
  return [...committees.values()];
}

/** The case of an action's letters tells the chamber, so `RACING, GAMING AND WAGERING` is `Racing, Gaming and Wagering`. */
function committeeName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[a-z]+/g, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
