import type { UpstreamVote } from './schemas.ts';

/** Initials that were split off a name: `L` of `Brown, L`, `JT` of `Larson, JT`. */
const INITIALS = /^[A-Z]{1,2}$/;

/**
 * Rejoins names that a scraper split at their comma (`Brown, L` became the voters `Brown` and `L`). Does so only when
 * more voters are listed than voted and joining gives exactly the count, because a member may really be called `Wu`.
 *
 * @param counted total of the roll call's counts
 */
export function joinSplitNames(votes: readonly UpstreamVote[], counted: number): UpstreamVote[] {
  if (votes.length <= counted) return [...votes];
  const joined: UpstreamVote[] = [];
  for (const vote of votes) {
    const before = joined.at(-1);
    if (before && INITIALS.test(vote.voter_name) && before.option === vote.option && !before.voter_name.includes(',')) {
      joined[joined.length - 1] = { ...before, voter_name: `${before.voter_name}, ${vote.voter_name}` };
    } else joined.push(vote);
  }
  return joined.length === counted ? joined : [...votes];
}
