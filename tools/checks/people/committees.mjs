import { explainByProvenance } from '../documents/comparing/provenance.mjs';
import { hasCongressFile, readCongressFile } from './congress-files.mjs';

function* committeesIn(list, seats) {
  for (const { subcommittees = [], ...committee } of list) {
    const code = committee.thomas_id;
    const own = (part) => `${code}${part.thomas_id}`;
    yield {
      key: `committee-us-${code.toLowerCase()}`,
      record: { ...committee, members: seats[code] ?? [], below: subcommittees.map((part) => own(part).toLowerCase()) },
    };
    for (const part of subcommittees) {
      const record = { ...part, members: seats[own(part)] ?? [], below: [], parent: committee.name };
      yield { key: `committee-us-${own(part).toLowerCase()}`, record };
    }
  }
}

/** Committees and subcommittees of Congress with their seats. */
export const COMMITTEE_SET = {
  name: 'unitedstates-legislators committees',
  kind: 'committee',
  source: 'congress-legislators',
  isThere: (data) => hasCongressFile(data, 'committees-current'),
  async *read(data, keys) {
    const seats = (await readCongressFile(data, 'committee-membership-current')) ?? {};
    for (const each of committeesIn(await readCongressFile(data, 'committees-current'), seats))
      if (keys?.has(each.key) ?? true) yield each;
  },
  async compare(key, [stated], { ask, comparison, data }) {
    const answer = await ask.get(`/stakeholders/committee/${key}`);
    comparison.holds('is held', answer !== undefined, key, 'not found');
    if (answer === undefined) return;
    const rule = (fact) => explainByProvenance(answer, 'congress-legislators', fact, null);
    comparison.same('name', stated.name, answer.name, rule('name'));
    comparison.same('parent', stated.parent ?? null, answer.parent?.name ?? null);
    comparison.same(
      'jurisdiction',
      stated.jurisdiction?.trim() ?? null,
      answer.jurisdictionText,
      rule('jurisdictionText'),
    );
    const { phones, websites, addresses } = answer.contact;
    comparison.contains(
      'phone',
      stated.phone ? [stated.phone] : [],
      phones.map(({ number }) => number),
      rule('contact'),
    );
    const pages = [stated.url, stated.minority_url].filter(Boolean);
    comparison.contains(
      'websites',
      pages,
      websites.map(({ url }) => url),
      rule('contact'),
    );
    comparison.contains(
      'office',
      stated.address ? [stated.address] : [],
      addresses.map(({ lines }) => lines.join(', ')),
      rule('contact'),
    );
    comparison.sameMembers(
      'members',
      stated.members.map((one) => [`person-bioguide-${one.bioguide}`, one.title ?? null, one.rank ?? null, one.party]),
      answer.members.map(({ fusionId, title, rank, side }) => [fusionId, title, rank, side]),
      rule('members'),
    );
    comparison.contains(
      'subcommittees',
      stated.below,
      answer.subcommittees.map(({ fusionId }) => fusionId.replace('committee-us-', '')),
    );
    await compareParties(stated, answer, comparison, data);
  },
};

let parties;

async function compareParties({ members }, { partyBreakdown }, comparison, data) {
  parties ??= new Map(
    (await readCongressFile(data, 'legislators-current')).map(({ id, terms }) => {
      const last = terms.at(-1);
      return [id.bioguide, last.party_affiliations?.at(-1)?.party ?? last.party];
    }),
  );
  const counted = { Democratic: 0, Republican: 0, Independent: 0, Libertarian: 0, Green: 0, Other: 0 };
  for (const { bioguide } of members) {
    const party = parties.get(bioguide);
    if (party !== undefined) counted[party === 'Democrat' ? 'Democratic' : party] += 1;
  }
  comparison.same('party breakdown', counted, partyBreakdown);
}
