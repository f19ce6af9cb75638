import { explainByProvenance } from './provenance.mjs';
import { plainWords } from './words.mjs';

/** Lists of a regulation by the file's names for them; several sources may add to one. */
const LISTS = ['citations', 'docketIds', 'topics', 'regulationIdNumbers', 'externalIds', 'commentEndDates'];
const FIELDS = {
  title: plainWords,
  description: plainWords,
  registerCitiation: String,
  documentSubtype: String,
  noticeType: plainWords,
  publicationDate: String,
  commentStartDate: String,
  effectiveDate: String,
  effectiveDateComment: plainWords,
  registerStartPage: Number,
  registerEndPage: Number,
  totalComments: Number,
  ofrId: String,
  regulationDocumentType: String,
  withdrawn: Boolean,
  isPublicInspection: Boolean,
};

/**
 * Compares a regulation field by field.
 *
 * @param {object} stated By the field names of the specification's Regulation; undefined for what the file does not
 *   state.
 * @param {object} regulation The product's response.
 */
export function compareRegulation(stated, regulation, { comparison, source }) {
  const because = (fact) => explainByProvenance(regulation, source, fact, stated.updatedTs, stated.page);
  for (const [field, read] of Object.entries(FIELDS)) {
    const value = stated[field];
    if (value === undefined || value === null || value === '') continue;
    const shown = regulation[field];
    comparison.same(field, read(value), shown === null ? null : read(shown), because(field));
  }
  for (const field of LISTS) {
    if (stated[field] === undefined) continue;
    comparison.sameMembers(field, stated[field], regulation[field], because(field));
  }
  if (stated.agencies) compareAgencies(stated.agencies, regulation, { comparison, because });
  for (const field of ['textAttachments', 'supplementalAttachments']) {
    if (stated[field] === undefined) continue;
    const urls = regulation[field].map(({ url }) => url);
    comparison.sameMembers(field, stated[field], urls, because(field));
  }
  if (stated.sourceUrl)
    comparison.holds(
      'source link',
      [regulation.sourceUrl, regulation.documentUrl, regulation.registerUrl].includes(stated.sourceUrl),
      stated.sourceUrl,
      regulation.sourceUrl,
      because('documentUrl'),
    );
  if (stated.commentEndDates?.length > 0)
    comparison.same('last comment day', regulation.commentEndDates.toSorted().at(-1), regulation.latestCommentEndDate);
}

/** `DEPARTMENT OF THE INTERIOR` is the Interior Department; the file may have only the acronym. */
function compareAgencies(agencies, regulation, { comparison, because }) {
  const shown = regulation.agencyDetails.flatMap(({ name, shortName }) => [agencyWords(name), agencyWords(shortName)]);
  for (const agency of agencies)
    comparison.holds(
      'agency',
      shown.includes(agencyWords(agency)),
      agency,
      regulation.agencyDetails,
      because('agencies'),
    );
}

function agencyWords(name) {
  const words = plainWords(name)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words
    .filter((word) => !['', 'of', 'the', 'and', 'for', 'us', 'u', 's'].includes(word))
    .toSorted()
    .join(' ');
}
