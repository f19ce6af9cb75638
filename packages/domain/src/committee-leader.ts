/** Leader titles of a committee (STK-05). */
export type CommitteeLeader = 'Chair' | 'Ranking Member';

const CHAIR = /^co-?chair(man|woman|person)?$|^chair(man|woman|person)?$/i;
const RANKING_MEMBER = /^ranking (republican |democratic |minority )?member$/i;

/**
 * Returns the kind of leader a title denotes: `Chairman`, `Co-Chair` and `Ranking Republican Member` lead a committee;
 * vice chairs, chairs emeritus and ex officio members do not.
 */
export function committeeLeader(title: string | undefined): CommitteeLeader | null {
  const words = title?.trim() ?? '';
  if (CHAIR.test(words)) return 'Chair';
  return RANKING_MEMBER.test(words) ? 'Ranking Member' : null;
}
