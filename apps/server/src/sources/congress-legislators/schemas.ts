import { z } from 'zod';

/** Upstream keys are sometimes numbers and sometimes strings, depending on the year. */
const key = z.union([z.string(), z.number()]);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date of the form YYYY-MM-DD');
const word = z.string().nullish();

const ids = z.looseObject({
  bioguide: z.string().optional(),
  govtrack: key.optional(),
  thomas: key.optional(),
  lis: z.string().optional(),
  opensecrets: key.optional(),
  votesmart: key.optional(),
  fec: z.array(z.string()).optional(),
  ballotpedia: z.string().optional(),
  wikidata: z.string().optional(),
  icpsr: key.optional(),
  icpsr_prez: key.optional(),
});
export type LegislatorIds = z.infer<typeof ids>;

const term = z.looseObject({
  type: z.enum(['sen', 'rep', 'prez', 'viceprez']),
  start: isoDate,
  end: isoDate.optional(),
  state: z.string().optional(),
  district: z.number().optional(),
  class: z.number().optional(),
  state_rank: word,
  party: word,
  caucus: word,
  party_affiliations: z
    .array(z.looseObject({ start: isoDate, end: isoDate, party: z.string(), caucus: word }))
    .optional(),
  url: word,
  address: word,
  office: word,
  phone: word,
  fax: word,
  contact_form: word,
});
export type LegislatorTerm = z.infer<typeof term>;

const leadershipRole = z.looseObject({
  title: z.string(),
  chamber: z.string(),
  start: isoDate,
  end: isoDate.optional(),
});
export type LeadershipRole = z.infer<typeof leadershipRole>;

export const legislatorSchema = z.looseObject({
  id: ids,
  name: z.looseObject({
    first: z.string(),
    last: z.string(),
    middle: word,
    suffix: word,
    nickname: word,
    official_full: word,
  }),
  bio: z.looseObject({ birthday: isoDate.nullish(), gender: word }).optional(),
  terms: z.array(term).min(1),
  leadership_roles: z.array(leadershipRole).optional(),
  family: z.array(z.looseObject({ name: z.string(), relation: z.string() })).optional(),
});
export type Legislator = z.infer<typeof legislatorSchema>;

export const socialMediaSchema = z.looseObject({ id: ids, social: z.record(z.string(), key.nullish()) });
export type SocialMedia = z.infer<typeof socialMediaSchema>;

const office = z.looseObject({
  id: z.string(),
  address: word,
  building: word,
  suite: key.nullish(),
  city: word,
  state: word,
  zip: key.nullish(),
  phone: word,
  fax: word,
  hours: word,
});
export const districtOfficesSchema = z.looseObject({ id: ids, offices: z.array(office) });
export type DistrictOffices = z.infer<typeof districtOfficesSchema>;

const subcommittee = z.looseObject({
  name: z.string(),
  thomas_id: key,
  address: word,
  phone: word,
  wikipedia: word,
});
export type UpstreamSubcommittee = z.infer<typeof subcommittee>;

export const committeeSchema = z.looseObject({
  type: z.enum(['house', 'senate', 'joint']),
  name: z.string(),
  thomas_id: z.string(),
  url: word,
  minority_url: word,
  address: word,
  phone: word,
  jurisdiction: word,
  jurisdiction_source: word,
  wikipedia: word,
  rss_url: word,
  youtube_id: word,
  subcommittees: z.array(subcommittee).optional(),
});
export type UpstreamCommittee = z.infer<typeof committeeSchema>;

export const membersSchema = z.record(
  z.string(),
  z.array(
    z.looseObject({
      name: z.string(),
      party: word,
      rank: z.number().optional(),
      title: word,
      bioguide: z.string().optional(),
      chamber: word,
    }),
  ),
);
export type CommitteeMembers = z.infer<typeof membersSchema>;
