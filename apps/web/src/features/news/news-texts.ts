/** UI texts of the article views. */
export const newsTexts = {
  text: 'Text',
  summaries: 'Summaries',
  details: 'Details',
  title: 'Title',
  outlet: 'Outlet',
  author: 'By',
  published: 'Published',
  keywords: 'Section and keywords',
  language: 'Language',
  original: 'Original',
  viewOriginal: "View on the publisher's site",
  noSummary: 'No summary yet',
  bills: 'Bills named',
} as const;
