import { sentenceCase } from '../../../shared/format/sentence-case.ts';
/** Page labels of what a source supplied, with the record's fields for each, in the order of the page. */
const WORDS: readonly [string, readonly string[]][] = [
  ['name', ['fullName', 'name', 'authorName']],
  ['title', ['title', 'titles']],
  ['status and actions', ['status', 'progress', 'actions', 'latestAction', 'lastActionOn', 'meetingStatus']],
  ['outlet', ['publisher']],
  ['account', ['authorHandle', 'authorUrl']],
  ['summary', ['summary', 'summaries', 'description', 'bioText', 'jurisdictionText', 'excerpt']],
  ['text', ['text', 'versions', 'textAttachments']],
  ['pictures', ['media']],
  ['files', ['supplementalAttachments', 'relatedDocuments']],
  ['related bills', ['relatedBills', 'billFusionIds', 'legislationFusionIds']],
  ['sponsors', ['sponsors']],
  ['authors', ['authors', 'byline']],
  ['committees', ['committees', 'committeeFusionIds']],
  ['votes', ['recordedVotes']],
  ['law', ['laws']],
  ['subjects', ['subjects', 'policyArea', 'topics', 'keywords']],
  ['agencies', ['agencies']],
  [
    'dates',
    [
      'introducedOn',
      'publicationDate',
      'commentEndDates',
      'effectiveDate',
      'signedOn',
      'date',
      'ts',
      'hearings',
      'publishedTs',
      'postedTs',
    ],
  ],
  ['disposition', ['dispositionNotes']],
  ['dockets', ['docketIds', 'docketFusionIds', 'documentFusionIds']],
  ['comments received', ['totalComments']],
  ['related posts', ['relations']],
  ['reactions', ['counts']],
  ['offices and parties', ['roles', 'parties']],
  ['members', ['members']],
  ['contact information', ['contact']],
  ['photo', ['photoUrl']],
  ['place', ['location']],
  ['witnesses', ['witnesses']],
];

/** Formats the fields a source supplied, e.g. `Title, sponsors, votes`; empty if a page shows none of them. */
export function describeSuppliedFields(fields: readonly string[]): string {
  const supplied = new Set(fields);
  const words = WORDS.filter(([, names]) => names.some((name) => supplied.has(name))).map(([word]) => word);
  const list = words.join(', ');
  return sentenceCase(list);
}
