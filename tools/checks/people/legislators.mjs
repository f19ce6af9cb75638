import { explainByProvenance } from '../documents/comparing/provenance.mjs';
import { hasCongressFile, readCongressFile } from './congress-files.mjs';

const SOCIAL = ['twitter', 'facebook', 'instagram', 'bluesky', 'truthsocial', 'mastodon'];

const byMember = (list, part) => new Map((list ?? []).map((one) => [one.id.bioguide, one[part]]));

/** Members of Congress with everything that the five files state about them. */
export const LEGISLATOR_SET = {
  name: 'unitedstates-legislators',
  kind: 'legislator',
  source: 'congress-legislators',
  isThere: (data) => hasCongressFile(data, 'legislators-current'),
  async *read(data, keys) {
    const people = await readCongressFile(data, 'legislators-current');
    if (keys === undefined) {
      for (const { id } of people) yield { key: `person-bioguide-${id.bioguide}` };
      return;
    }
    const social = byMember(await readCongressFile(data, 'legislators-social-media'), 'social');
    const offices = byMember(await readCongressFile(data, 'legislators-district-offices'), 'offices');
    const seats = Object.entries((await readCongressFile(data, 'committee-membership-current')) ?? {});
    for (const person of people) {
      const { bioguide } = person.id;
      const key = `person-bioguide-${bioguide}`;
      if (!keys.has(key)) continue;
      const own = seats.flatMap(([code, members]) => {
        const seat = members.find((member) => member.bioguide === bioguide);
        return seat === undefined ? [] : [[code, seat.title ?? null]];
      });
      yield { key, record: { person, social: social.get(bioguide), offices: offices.get(bioguide), seats: own } };
    }
  },
  async compare(key, [record], { ask, comparison }) {
    const answer = await ask.get(`/stakeholders/person/${key}`);
    comparison.holds('is held', answer !== undefined, key, 'not found');
    if (answer !== undefined) compareLegislator(record, answer, comparison);
  },
};

function compareLegislator({ person, social, offices, seats }, answer, comparison) {
  const rule = (fact) => explainByProvenance(answer, 'congress-legislators', fact, null);
  const { name, terms } = person;
  const stated = name.official_full || [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(' ');
  // The file states no date, so the record may only be called fetched.
  const rows = answer.provenance.filter(({ source }) => source === 'congress-legislators');
  comparison.same(
    'as of',
    [],
    rows.flatMap(({ sourceUpdatedOn }) => sourceUpdatedOn ?? []),
  );
  comparison.same('name', stated, answer.person.fullName, rule('fullName'));
  const held = answer.terms.map(({ startDate, endDate, party }) => [startDate, endDate, party]);
  const told = terms.map(({ start, end, party }) => [String(start), String(end), party ?? null]);
  comparison.sameMembers('terms', told, held, rule('roles'));
  const last = terms.at(-1);
  comparison.same(
    'title',
    last.type === 'sen' ? 'U.S. Senator' : undefined,
    last.type === 'sen' ? answer.roleTitle : undefined,
  );
  const { phones, websites, addresses } = answer.contact;
  const contact = rule('contact');
  comparison.contains(
    'phone',
    last.phone ? [last.phone] : [],
    phones.map(({ number }) => number),
    contact,
  );
  comparison.contains(
    'website',
    last.url ? [last.url] : [],
    websites.map(({ url }) => url),
    contact,
  );
  comparison.contains(
    'office',
    last.address ? [last.address] : [],
    addresses.map(({ street }) => street),
    contact,
  );
  const handles = SOCIAL.flatMap((kind) => (social?.[kind] ? [[kind, String(social[kind])]] : []));
  comparison.contains(
    'accounts',
    handles,
    websites.map(({ websiteType, url }) => [websiteType, url]),
    contact,
  );
  compareOffices(offices ?? [], addresses, comparison, contact);
  const memberships = answer.committeeMemberships
    .flatMap((seat) => [...seatsIn(seat)])
    .filter(({ id }) => /^committee-us-[hsj]/.test(id));
  comparison.sameMembers(
    'committee seats',
    seats.map(([code, title]) => [`committee-us-${code.toLowerCase()}`, title]),
    memberships.map(({ id, title }) => [id, title]),
  );
}

/** Yields a committee membership and those in its subcommittees, each by its committee. */
function* seatsIn({ title, committees, subcommittees }) {
  yield { id: committees.at(-1)?.fusionId ?? '', title };
  for (const one of subcommittees) yield { id: one.fusionId ?? '', title: one.title };
}

const getOffice = (office) =>
  ['address', 'suite', 'city', 'state', 'zip', 'phone'].map((field) => String(office[field] ?? ''));

function compareOffices(offices, addresses, comparison, rule) {
  const held = addresses.filter(({ addressType }) => addressType === 'district');
  const told = held.map(({ street, room, city, subdivision, zipCode, phones }) =>
    [street, room, city, subdivision, zipCode, phones[0]].map((value) => value ?? ''),
  );
  comparison.sameMembers('district offices', offices.map(getOffice), told, rule);
}
