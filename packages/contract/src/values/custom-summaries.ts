import type { DocumentType } from '@rotunda/domain';

/** Document types with a Summaries section (LEG-06), which can therefore have a custom summary. */
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

/** Longest custom summary, in characters. It is here with its texts, not among the limits that every page loads. */
export const CUSTOM_SUMMARY_CHARACTERS = 10_000;

export const CUSTOM_SUMMARY_TEXTS = {
  textRequired: 'Enter a summary.',
  tooLong: 'Summaries can have up to 10,000 characters.',
} as const;
