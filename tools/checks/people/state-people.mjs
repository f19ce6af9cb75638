import { explainByProvenance } from '../documents/comparing/provenance.mjs';
import { findFiles } from '../documents/reading/find-files.mjs';
import { peopleOfStates } from '../documents/reading/people.mjs';

const isThere = (data) => findFiles(data, 'openstates-people', /\.tar(\.gz)?$/).length > 0;
const day = (value) => (value === undefined || value === null || value === '' ? null : String(value));
/** Removes punctuation, and the dash of a zip code without its second half. */
const squeezed = (text) =>
  String(text ?? '')
    .replace(/[\s,;.]+/g, ' ')
    .trim()
    .replace(/-$/, '');

/** State legislators and executives with what their files state. */
export const STATE_PEOPLE_SET = {
  name: 'openstates-people',
  kind: 'state person',
  source: 'openstates-people',
  isThere,
  async *read(data, keys) {
    for await (const { path, value } of peopleOfStates(data)) {
      if (!/\/(legislature|executive)\//.test(path)) continue;
      const key = `person-ocd-${value.id.replace('ocd-person/', '')}`;
      if (keys?.has(key) ?? true) yield { key, record: value };
    }
  },
  async compare(key, [value], { ask, comparison }) {
    const answer = await ask.get(`/stakeholders/person/${key}`);
    comparison.holds('is held', answer !== undefined, key, 'not found');
    if (answer === undefined) return;
    const rule = (fact) => explainByProvenance(answer, 'openstates-people', fact, null);
    comparison.same('name', value.name, answer.person.fullName, rule('fullName'));
    comparison.same('photo', value.image || null, answer.person.photoUrl, rule('photoUrl'));
    comparison.same('biography', value.biography?.trim() || null, answer.person.bioText, rule('bioText'));
    comparison.sameMembers(
      'roles',
      (value.roles ?? []).map((role) => [day(role.start_date), day(role.end_date), day(role.district)]),
      answer.terms.map(({ startDate, endDate, seat }) => [startDate, endDate, seat]),
      rule('roles'),
    );
    compareContact(value, answer.contact, comparison, rule('contact'));
    await compareStanding(value, answer, { ask, comparison });
  },
};

/**
 * Another publisher's record of a legislator is not a second person: only one person with a family name holds an office
 * in a seat.
 */
async function compareStanding(value, { fusionId }, { ask, comparison }) {
  const found = await ask.search({
    datasetTypes: ['Person'],
    rawTextSearch: value.family_name ?? value.name.split(' ').at(-1),
  });
  const own = found.find((card) => card.fusionId === fusionId);
  // Several people with the same name may hold an office without a seat (of a governor, or at large).
  if (!/\d/.test(own?.byline ?? '')) return;
  const alike = found.filter(({ isoCode, byline }) => isoCode === own.isoCode && byline === own.byline);
  comparison.same(
    'stands once',
    [fusionId],
    alike.map((card) => card.fusionId),
  );
}

function compareContact(value, { websites, emails, phones, addresses }, comparison, rule) {
  const email = value.email?.includes('@') ? [value.email] : [];
  comparison.sameMembers(
    'e-mail',
    email,
    emails.map(({ emailAddress }) => emailAddress),
    rule,
  );
  const offices = value.offices ?? [];
  const voices = offices.flatMap(({ voice }) => (voice ? [voice] : []));
  comparison.contains(
    'phones',
    [...new Set(voices)],
    phones.map(({ number }) => number),
    rule,
  );
  const stated = offices.filter(({ address }) => address?.trim());
  comparison.sameMembers(
    'offices',
    [...new Set(stated.map(({ classification, address }) => `${classification} ${squeezed(address)}`))],
    [...new Set(addresses.map((one) => `${one.addressType} ${squeezed(getLine(one))}`))],
    rule,
  );
  const links = (value.links ?? []).map(({ url }) => url.replace(/\/$/, '').toLowerCase());
  const held = new Set(websites.map(({ url }) => url.replace(/\/$/, '').toLowerCase()));
  comparison.contains('links', [...new Set(links)], [...held], rule);
  const accounts = Object.entries(value.ids ?? {}).map(([kind, handle]) => [kind, String(handle)]);
  comparison.contains(
    'accounts',
    accounts,
    websites.map(({ websiteType, url }) => [websiteType, url]),
    rule,
  );
}

const getLine = ({ street, city, subdivision, zipCode }) =>
  [street, city, subdivision, zipCode].filter(Boolean).join(' ');
