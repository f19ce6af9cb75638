/** Words of research views: names of sections are the specification's, the rest is ours. */
export const researchTexts = {
  summaries: 'Summaries',
  title: 'Title',
  session: 'Session',
  committees: 'Committees',
  authors: 'Authors',
  reportId: 'Report ID',
  sourceText: 'Source Text',
  publicationDate: 'Publication Date',
  relatedBills: 'Related Bills',
  details: 'Details',
  overview: 'Overview',
  readOriginal: "View on the publisher's site",
} as const;
