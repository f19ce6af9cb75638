/** Every kind of document the product knows; Discover offers the first six, Stakeholders the four after them. */
export const DOCUMENT_TYPES = [
  'Legislation',
  'GlobalLegislation',
  'Regulation',
  'ResearchDocument',
  'News',
  'SocialPost',
  'Person',
  'Committee',
  'CustomPerson',
  'CustomOrg',
  'CQSchedules',
  'PresidentialAction',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The types offered in Discover, in the order the specification lists them (S1 §2). */
export const DISCOVER_DOCUMENT_TYPES = [
  'Legislation',
  'GlobalLegislation',
  'Regulation',
  'ResearchDocument',
  'News',
  'SocialPost',
] as const satisfies readonly DocumentType[];
export type DiscoverDocumentType = (typeof DISCOVER_DOCUMENT_TYPES)[number];

/** The types offered among stakeholders, in their order. */
export const STAKEHOLDER_DOCUMENT_TYPES = [
  'Person',
  'Committee',
  'CustomPerson',
  'CustomOrg',
] as const satisfies readonly DocumentType[];
export type StakeholderDocumentType = (typeof STAKEHOLDER_DOCUMENT_TYPES)[number];

/** What a person reads for each type (S1 §2; LNK-01 for the uploaded contacts). */
export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  Legislation: 'Legislation',
  GlobalLegislation: 'Global Legislation',
  Regulation: 'Regulation',
  ResearchDocument: 'Research Documents',
  News: 'News',
  SocialPost: 'Stakeholder Social Posts',
  Person: 'Person',
  Committee: 'Committee',
  CustomPerson: 'Uploaded Person',
  CustomOrg: 'Uploaded Organization',
  CQSchedules: 'Schedules',
  PresidentialAction: 'Presidential Actions',
};
