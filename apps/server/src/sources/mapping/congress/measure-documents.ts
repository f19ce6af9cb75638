import type { RelatedDocumentFact } from '@rotunda/domain';
import { definedFields } from '../defined-fields.ts';
import type { Measure, UpstreamAmendment } from './measure.ts';
import { plainText } from './measure-notes.ts';
import { sponsorFact } from './measure-people.ts';
import { upstreamDay } from './upstream-day.ts';

/** Returns the documents beside the bill: committee reports, cost estimates, amendments, in this order. */
export function relatedDocuments(measure: Measure): RelatedDocumentFact[] {
  return [
    ...(measure.committeeReports ?? []).flatMap((report) =>
      report.citation === undefined ? [] : [committeeReport(report.citation)],
    ),
    ...costEstimates(measure),
    ...(measure.amendments ?? []).map(amendmentDocument),
  ];
}

function costEstimates(measure: Measure): RelatedDocumentFact[] {
  return (measure.cboCostEstimates ?? []).flatMap((estimate) => {
    // Congress.gov passes on the markup of the Budget Office's pages: quotation marks in titles are entities.
    const title = plainText(estimate.title ?? estimate.rptTitle);
    if (title === undefined) return [];
    return [
      definedFields({
        group: 'Cost Estimates',
        title,
        url: estimate.url ?? estimate.rptUrl,
        date: upstreamDay(estimate.pubDate ?? estimate.rptPubDate),
        note: plainText(estimate.description),
      }),
    ];
  });
}

/** Maps a citation such as `H. Rept. 117-118,Part 2` to a link to its page at Congress.gov. */
export function committeeReport(citation: string): RelatedDocumentFact {
  const match = /^([HS])\. ?(?:Exec\. )?Rept\. ?(\d+)-(\d+)(?:,\s*Part\s*(\w+))?/i.exec(citation);
  const title = citation.replace(/,\s*Part/i, ', Part');
  if (!match) return { group: 'Committee Reports', title };
  const [, chamber = '', congress, number, part] = match;
  const path = chamber.toUpperCase() === 'H' ? 'house-report' : 'senate-report';
  const end = part === undefined ? '' : `/${part}`;
  return {
    group: 'Committee Reports',
    title,
    url: `https://www.congress.gov/congressional-report/${congress}th-congress/${path}/${number}${end}`,
  };
}

const AMENDMENT_KINDS: Readonly<Record<string, { citation: string; path: string }>> = {
  HAMDT: { citation: 'H.Amdt.', path: 'house-amendment' },
  SAMDT: { citation: 'S.Amdt.', path: 'senate-amendment' },
  SUAMDT: { citation: 'S.UP.Amdt.', path: 'senate-unprinted-amendment' },
};

/** Maps an amendment to a link titled with its number and purpose, with a note of its sponsor and outcome. */
export function amendmentDocument(amendment: UpstreamAmendment): RelatedDocumentFact {
  const type = amendment.type.toUpperCase();
  const kind = AMENDMENT_KINDS[type];
  const about = plainText(amendment.purpose ?? amendment.description);
  const number = `${kind?.citation ?? type} ${amendment.number}`;
  const mover = (amendment.sponsors ?? []).flatMap((sponsor) => sponsorFact(sponsor, 'primary')?.fullName ?? [])[0];
  const outcome = amendment.latestAction?.text;
  const note = [mover === undefined ? undefined : `Offered by ${mover}`, outcome].filter((part) => part !== undefined);
  return definedFields({
    group: 'Amendments',
    title: about === undefined ? number : `${number}: ${about}`,
    url:
      kind === undefined
        ? undefined
        : `https://www.congress.gov/amendment/${amendment.congress}th-congress/${kind.path}/${amendment.number}`,
    date: upstreamDay(amendment.submittedDate) ?? upstreamDay(amendment.latestAction?.actionDate),
    note: note.length === 0 ? undefined : note.join('. '),
  });
}
