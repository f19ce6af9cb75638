/** UI texts of the research views. The section names come from the specification; the rest are ours. */
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
