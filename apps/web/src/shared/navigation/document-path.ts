import type { DocumentType } from '@rotunda/domain';

const PATHS: Readonly<Record<DocumentType, (id: string) => string>> = {
  Legislation: (id) => `/legislation/${id}`,
  GlobalLegislation: (id) => `/global-legislation/${id}`,
  Regulation: (id) => `/regulation/${id}`,
  ResearchDocument: (id) => `/research-doc/${id}`,
  News: (id) => `/news/${id}`,
  SocialPost: (id) => `/social-post/${id}`,
  Person: (id) => `/stakeholders/person/${id}`,
  Committee: (id) => `/stakeholders/committee/${id}`,
  CustomPerson: (id) => `/stakeholders/custom_person/${id}`,
  CustomOrg: (id) => `/stakeholders/custom_org/${id}`,
  CQSchedules: (id) => `/schedule/${id}`,
  PresidentialAction: (id) => `/presidential-action/${id}`,
};

/** Returns the address of a document's full page (DOC-01). */
export function documentPath(document: { documentType: DocumentType; fusionId: string }): string {
  return PATHS[document.documentType](encodeURIComponent(document.fusionId));
}

/** Returns the address of a roll call, opened over its bill's page. */
export function votePath(bill: { documentType: DocumentType; fusionId: string }, voteId: string): string {
  return `${documentPath(bill)}?vote=${encodeURIComponent(JSON.stringify(voteId))}`;
}

/** Returns the address of a transcript's page by the id of its text. */
export function transcriptPath(transcriptUid: string): string {
  return `/cq/transcripts/${encodeURIComponent(transcriptUid)}`;
}
