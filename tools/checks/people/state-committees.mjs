import { explainByProvenance } from '../documents/comparing/provenance.mjs';
import { findFiles } from '../documents/reading/find-files.mjs';
import { peopleOfStates } from '../documents/reading/people.mjs';

const capitalized = (words) =>
  words.replace(/(^|[\s-])([a-z])/g, (_, before, letter) => `${before}${letter.toUpperCase()}`);
const getTitle = (role) => (!role || role === 'member' ? null : capitalized(role));

/** State committees with their members, looked up by their publisher's key. */
export const STATE_COMMITTEE_SET = {
  name: 'openstates-people committees',
  kind: 'state committee',
  source: 'openstates-people',
  isThere: (data) => findFiles(data, 'openstates-people', /\.tar(\.gz)?$/).length > 0,
  async *read(data, keys) {
    for await (const { path, value } of peopleOfStates(data)) {
      // Committees of Congress are identified by their official code, and their seats come from its own lists.
      if (!/\/committees\//.test(path) || path.includes('/us/')) continue;
      if (keys?.has(value.id) ?? true) yield { key: value.id, record: value };
    }
  },
  async compare(key, [value], { ask, comparison }) {
    const answer = await ask.get(`/stakeholders/committee/${encodeURIComponent(key)}`);
    comparison.holds('is held', answer !== undefined, key, 'not found');
    if (answer === undefined) return;
    const rule = (fact) => explainByProvenance(answer, 'openstates-people', fact, null);
    comparison.same('name', value.name, answer.name, rule('name'));
    const told = (value.members ?? []).map(({ name, role }) => [name, getTitle(role)]);
    comparison.sameMembers(
      'members',
      told,
      answer.members.map(({ fullName, title }) => [fullName, title]),
      rule('members'),
    );
    const [page] = value.links ?? [];
    comparison.contains(
      'website',
      page ? [page.url] : [],
      answer.contact.websites.map(({ url }) => url),
      rule('url'),
    );
    const phone = value.extras?.phone?.trim();
    comparison.contains(
      'phone',
      phone ? [phone] : [],
      answer.contact.phones.map(({ number }) => number),
      rule('contact'),
    );
  },
};
