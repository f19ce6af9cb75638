import type { DocumentType } from '@rotunda/domain';

/** Documents with a Summaries section (S2 §6), and with it a summary of one's own. */
export const SUMMARIZED_TYPES = [
  'Legislation',
  'GlobalLegislation',
  'Regulation',
  'ResearchDocument',
  'News',
  'SocialPost',
  'PresidentialAction',
] as const satisfies readonly DocumentType[];
export type SummarizedType = (typeof SUMMARIZED_TYPES)[number];
