import type { DocumentType } from '@rotunda/domain';

/** Paths of the documents' pages (DOC-01), among them our own for types without a specified route. */
const PATHS: Readonly<Record<DocumentType, string>> = {
  Legislation: '/legislation',
  GlobalLegislation: '/global-legislation',
  Regulation: '/regulation',
  ResearchDocument: '/research-doc',
  News: '/news',
  SocialPost: '/social-post',
  Person: '/stakeholders/person',
  Committee: '/stakeholders/committee',
  CustomPerson: '/stakeholders/custom_person',
  CustomOrg: '/stakeholders/custom_org',
  CQSchedules: '/schedule',
  PresidentialAction: '/presidential-action',
};

/** Returns the path of a document's page. */
export function documentPath(type: DocumentType, fusionId: string): string {
  return `${PATHS[type]}/${encodeURIComponent(fusionId)}`;
}
