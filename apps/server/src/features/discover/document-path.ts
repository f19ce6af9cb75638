import type { DocumentType } from '@rotunda/domain';

/** S1 §2, S2 §2, S3 §2.1; our own paths for types without a route (`notes.md`). */
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
