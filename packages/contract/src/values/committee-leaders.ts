/** Titles of committee leaders (STK-05), in display order. */
export const COMMITTEE_LEADER_TYPES = ['Chair', 'Ranking Member'] as const;
export type CommitteeLeaderType = (typeof COMMITTEE_LEADER_TYPES)[number];
