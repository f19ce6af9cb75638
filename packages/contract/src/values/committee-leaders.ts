/** Who leads a committee (S3 §9), in the order of display. */
export const COMMITTEE_LEADER_TYPES = ['Chair', 'Ranking Member'] as const;
export type CommitteeLeaderType = (typeof COMMITTEE_LEADER_TYPES)[number];
