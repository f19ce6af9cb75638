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

/** Characters of a summary of one's own. Its limit and words are here, and not with the others, which every page loads. */
export const CUSTOM_SUMMARY_CHARACTERS = 10_000;

export const CUSTOM_SUMMARY_TEXTS = {
  textRequired: 'A summary needs some text.',
  tooLong: 'A summary has at most 10,000 characters.',
} as const;
