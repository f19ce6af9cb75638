/** Every document type of the product; Discover offers the first six, Stakeholders the next four. */
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

/** Types in Discover, in the order of the specification (SEA-03). */
export const DISCOVER_DOCUMENT_TYPES = [
  'Legislation',
  'GlobalLegislation',
  'Regulation',
  'ResearchDocument',
  'News',
  'SocialPost',
] as const satisfies readonly DocumentType[];
export type DiscoverDocumentType = (typeof DISCOVER_DOCUMENT_TYPES)[number];

/** Types of stakeholders, in order. */
export const STAKEHOLDER_DOCUMENT_TYPES = [
  'Person',
  'Committee',
  'CustomPerson',
  'CustomOrg',
] as const satisfies readonly DocumentType[];
export type StakeholderDocumentType = (typeof STAKEHOLDER_DOCUMENT_TYPES)[number];

/** Display names of the types (SEA-03; LNK-01 for uploaded contacts). */
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
