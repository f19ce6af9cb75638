/** What leads a committee (S3 §9). */
export type CommitteeLeader = 'Chair' | 'Ranking Member';

const CHAIR = /^co-?chair(man|woman|person)?$|^chair(man|woman|person)?$/i;
const RANKING_MEMBER = /^ranking (republican |democratic |minority )?member$/i;

/**
 * Whether a title leads its committee: `Chairman` and `Co-Chair` do, `Ranking Republican Member` does; a vice chair, a
 * chair emeritus and a member ex officio do not.
 */
export function committeeLeader(title: string | undefined): CommitteeLeader | null {
  const words = title?.trim() ?? '';
  if (CHAIR.test(words)) return 'Chair';
  return RANKING_MEMBER.test(words) ? 'Ranking Member' : null;
}
