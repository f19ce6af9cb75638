import { congressesOfDays, decideIdentity, type IdentityDecision, type ResearchRecord } from '@rotunda/domain';
import { billsInTitle } from '../mapping/bills-in-title.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import type { XmlElement } from '../reading/index.ts';

/** Matches the number at the end of a publication's address, before a place on its page. */
const PUBLICATION = /\/publication\/(\d+)\/?(?:[?#].*)?$/;
/** Matches the Congress that passed the law an estimate is about. */
const LAW = /(?:Public Law|P\.? ?L\.?) (\d{2,3})-\d+/i;
/** `As ordered reported by the Senate Committee on Veterans’ Affairs on September 12, 2012`. */
const COMMITTEE = /\b(House|Senate) Committee on (?:the )?([A-Z][^.;()\d]*?)(?= on [A-Z]|[.;,(]|$)/g;

/**
 * Maps an item of a feed to an estimate.
 * @param feedCongress Congress of the feed that lists the item
 * @returns the reason when the item names no publication
 */
export function mapEstimate(item: XmlElement, feedCongress: number | undefined): ResearchRecord | string {
  const field = (...names: string[]): string | undefined =>
    names.map((name) => textOrUndefined(item.child(name)?.plainText())).find((text) => text !== undefined);
  const link = field('Link', 'link');
  const number = PUBLICATION.exec(link ?? '')?.[1];
  if (number === undefined) return `the link is not the address of a CBO publication: ${link ?? 'none'}`;
  const stated = field('Date', 'pubDate');
  const moment = statedMoment(stated ?? '');
  if (stated !== undefined && moment === undefined) return `the date is not readable: ${stated}`;
  const title = field('Title', 'title');
  const summary = field('Description', 'description');
  const decision = getCongress(title, feedCongress, moment?.date);
  const congress = decision?.ok === true ? Number(decision.value) : undefined;
  return definedFields({
    kind: 'research' as const,
    fusionId: `cbo-${number}`,
    part: 'main',
    documentSubtype: 'CBO' as const,
    title,
    externalId: number,
    summary,
    publicationDate: moment?.date,
    documentUrl: link,
    session: congress === undefined ? undefined : String(congress),
    committeeFusionIds: listOrUndefined(getCommittees(summary ?? '')),
    legislationFusionIds: listOrUndefined(getBills(congress, title ?? '', field('Bill_Number'))),
    contradictions: listOrUndefined(getContradictions(decision)),
    sourceUrl: link,
    sourceUpdatedTs: moment?.ts,
  });
}

function getCongress(
  title: string | undefined,
  feedCongress: number | undefined,
  day: string | undefined,
): IdentityDecision | undefined {
  // An estimate about a law is of the Congress that passed it, whenever it was published.
  const ofLaw = LAW.exec(title ?? '')?.[1];
  if (ofLaw !== undefined) return { ok: true, value: ofLaw, contradictions: [] };
  return decideIdentity(
    [
      { from: 'its feed', values: feedCongress === undefined ? [] : [String(feedCongress)] },
      { from: 'its date', values: congressesOfDays([day]) },
    ],
    (congress) => `Congress ${congress}`,
  );
}

/** An estimate whose Congress is not decided keeps its own number, but is joined to no bill. */
function getContradictions(decision: IdentityDecision | undefined): string[] {
  if (decision === undefined) return [];
  if (decision.ok) return decision.contradictions;
  const sentence = decision.reason.replace(/^./, (letter) => letter.toUpperCase());
  return [`${sentence}. The estimate is joined to no bill.`];
}

/**
 * Returns the bills of an estimate. The title takes precedence over the number field, which sometimes names the House
 * for a Senate bill.
 */
function getBills(congress: number | undefined, title: string, billNumber: string | undefined): string[] {
  if (congress === undefined) return [];
  const named = billsInTitle(congress, title);
  return named.length > 0 ? named : billsInTitle(congress, billNumber ?? '');
}

function getCommittees(summary: string): string[] {
  const found = [...summary.matchAll(COMMITTEE)].map(([, chamber, name = '']) =>
    namedCommitteeId('us', chamber === 'House' ? 'lower' : 'upper', name),
  );
  return [...new Set(found)];
}
