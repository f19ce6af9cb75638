import { z } from 'zod';

const word = z.string().nullish();
const link = z.looseObject({ url: z.string(), media_type: word });
const titledLinks = z.looseObject({
  note: word,
  date: word,
  classification: word,
  links: z.array(link).nullish(),
  extras: z.looseObject({ amendmentNumber: word, sponsor: word }).nullish(),
});
export type TitledLinks = z.infer<typeof titledLinks>;

/** Scrapers write a pseudo-id (`~{"classification": "lower"}`), the API an object; see `readReference`. */
const reference = z.union([z.string(), z.looseObject({})]).nullish();
export type Reference = z.infer<typeof reference>;

const action = z.looseObject({
  description: z.string(),
  date: z.string(),
  organization_id: reference,
  organization: reference,
  classification: z.array(z.string()).nullish(),
  /** The API's position of the action in the history. */
  order: z.number().nullish(),
});
export type UpstreamAction = z.infer<typeof action>;

const sponsorship = z.looseObject({
  name: z.string(),
  classification: word,
  entity_type: word,
  primary: z.boolean().nullish(),
  person: z.looseObject({ id: word, party: word }).nullish(),
  organization: z.looseObject({ id: word }).nullish(),
});
export type UpstreamSponsorship = z.infer<typeof sponsorship>;

const option = z.looseObject({ option: z.string(), value: z.number() });
const vote = z.looseObject({
  option: z.string(),
  voter_name: z.string(),
  note: word,
  voter: z.looseObject({ id: word, party: word }).nullish(),
});
export type UpstreamVote = z.infer<typeof vote>;

export const voteEventSchema = z.looseObject({
  identifier: word,
  /** What the scraper tells apart votes by that are otherwise alike: the publisher's own number of the vote. */
  dedupe_key: word,
  motion_text: z.string(),
  motion_classification: z.array(z.string()).nullish(),
  start_date: z.string(),
  result: word,
  organization: reference,
  legislative_session: word,
  bill_identifier: word,
  jurisdiction: reference,
  votes: z.array(vote).nullish(),
  counts: z.array(option).nullish(),
  sources: z.array(z.looseObject({ url: z.string() })).nullish(),
  extras: z.looseObject({}).nullish(),
});
export type VoteEvent = z.infer<typeof voteEventSchema>;

const sharedBillFields = {
  identifier: z.string(),
  title: z.string(),
  from_organization: reference,
  jurisdiction: z.looseObject({ id: z.string() }),
  classification: z.array(z.string()).nullish(),
  subject: z.array(z.string()).nullish(),
  abstracts: z.array(z.looseObject({ abstract: z.string(), note: word })).nullish(),
  other_titles: z.array(z.looseObject({ title: z.string(), note: word })).nullish(),
  actions: z.array(action).nullish(),
  sponsorships: z.array(sponsorship).nullish(),
  related_bills: z
    .array(z.looseObject({ identifier: z.string(), legislative_session: z.string(), relation_type: word }))
    .nullish(),
  versions: z.array(titledLinks).nullish(),
  documents: z.array(titledLinks).nullish(),
  citations: z.array(z.looseObject({ publication: word, citation: z.string(), citation_type: word })).nullish(),
  sources: z.array(z.looseObject({ url: z.string() })).nullish(),
  extras: z
    .looseObject({
      sponsor_bioguides: z.array(z.string()).optional(),
      cosponsor_bioguides: z.array(z.string()).optional(),
      chapter: word,
    })
    .nullish(),
};

export const billSchema = z.looseObject({
  ...sharedBillFields,
  /** Used by scrapers; the API calls it `session`. */
  legislative_session: word,
  session: word,
  openstates_url: word,
  updated_at: word,
  votes: z.array(z.unknown()).nullish(),
  _processing: z.looseObject({ logs_latest_update: word }).optional(),
});
export type UpstreamBill = z.infer<typeof billSchema>;

export const apiPageSchema = z.looseObject({ results: z.array(z.unknown()) });
