import { z } from 'zod';

const word = z.string().nullish();
/** YAML yields a string or, where upstream wrote a bare year, a number; `''` and null mean unknown. */
const date = z.union([z.string(), z.number()]).nullish();
const link = z.looseObject({ url: z.string(), note: word });

const office = z.looseObject({
  classification: word,
  name: word,
  address: word,
  voice: word,
  fax: word,
});
export type UpstreamOffice = z.infer<typeof office>;

const role = z.looseObject({
  type: z.string(),
  jurisdiction: z.string(),
  district: z.union([z.string(), z.number()]).nullish(),
  start_date: date,
  end_date: date,
  end_reason: word,
});
export type UpstreamRole = z.infer<typeof role>;

const shared = {
  name: z.string(),
  given_name: word,
  family_name: word,
  gender: word,
  email: word,
  image: word,
  biography: word,
  birth_date: date,
  death_date: date,
  offices: z.array(office).nullish(),
  links: z.array(link).nullish(),
  sources: z.array(link).nullish(),
  other_names: z.array(z.looseObject({ name: z.string() })).nullish(),
  other_identifiers: z.array(z.looseObject({ scheme: z.string(), identifier: z.string() })).nullish(),
  extras: z.looseObject({}).nullish(),
};

const sharedSchema = z.object({ id: z.string(), ...shared });
/** Fields that both formats of a person share. */
export type SharedPersonFields = z.infer<typeof sharedSchema>;

/** A person in the format of the YAML files. */
export const personSchema = z.looseObject({
  id: z.string().startsWith('ocd-person/'),
  ...shared,
  party: z.array(z.looseObject({ name: z.string(), end_date: date })).nullish(),
  roles: z.array(role).nullish(),
  ids: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
});
export type UpstreamPerson = z.infer<typeof personSchema>;

/** A person in the format of the API, with the party as a string and only the current role. */
export const apiPersonSchema = z.looseObject({
  id: z.string().startsWith('ocd-person/'),
  ...shared,
  party: word,
  jurisdiction: z.looseObject({ id: z.string() }),
  current_role: z
    .looseObject({
      title: word,
      org_classification: word,
      district: z.union([z.string(), z.number()]).nullish(),
    })
    .nullish(),
  openstates_url: word,
  updated_at: word,
});
export type ApiPerson = z.infer<typeof apiPersonSchema>;

export const committeeSchema = z.looseObject({
  id: z.string().startsWith('ocd-organization/'),
  jurisdiction: z.string(),
  classification: z.string(),
  name: z.string(),
  chamber: z.string(),
  parent: word,
  members: z.array(z.looseObject({ name: z.string(), role: word, person_id: word })).nullish(),
  links: z.array(link).nullish(),
  sources: z.array(link).nullish(),
  other_names: z.array(z.looseObject({ name: z.string() })).nullish(),
  extras: z.looseObject({ address: word, phone: word, room: word }).nullish(),
});
export type UpstreamCommittee = z.infer<typeof committeeSchema>;

/** A committee in the format of the API; its jurisdiction is that of the request, in the entry's URL. */
export const apiCommitteeSchema = z.looseObject({
  id: z.string().startsWith('ocd-organization/'),
  name: z.string(),
  classification: z.string(),
  parent_id: word,
  memberships: z
    .array(z.looseObject({ person_name: z.string(), role: word, person: z.looseObject({ id: z.string() }).nullish() }))
    .nullish(),
  links: z.array(link).nullish(),
  sources: z.array(link).nullish(),
  other_names: z.array(z.looseObject({ name: z.string() })).nullish(),
  extras: z.looseObject({ address: word, phone: word, room: word }).nullish(),
});
export type ApiCommittee = z.infer<typeof apiCommitteeSchema>;

export const apiPageSchema = z.looseObject({ results: z.array(z.unknown()) });
