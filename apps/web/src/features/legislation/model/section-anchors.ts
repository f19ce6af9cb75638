/** Anchors of a bill's sections, in the specification's order (LEG-01). */
export const BILL_ANCHORS = {
  basicInfo: 'basic-info',
  summaries: 'summaries',
  versions: 'bill-versions',
  otherDocuments: 'other-documents',
  relevantBills: 'relevant-bills',
  session: 'chamber-and-session',
  sponsors: 'sponsors',
  committees: 'committee-assignments',
  hearings: 'hearings-and-events',
  votes: 'votes',
  timeline: 'timeline',
  sources: 'sources',
} as const;
