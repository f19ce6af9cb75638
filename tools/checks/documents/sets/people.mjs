import { explainByProvenance } from '../comparing/provenance.mjs';
import { plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { peopleOfStates } from '../reading/people.mjs';
import { readYaml } from '../reading/read-yaml.mjs';

const today = () => new Date().toISOString().slice(0, 10);
const CHAMBERS = {
  sen: 'upper',
  rep: 'lower',
  senate: 'upper',
  house: 'lower',
  joint: 'joint',
  upper: 'upper',
  lower: 'lower',
};

/** Defines a set from a list in a YAML file. */
function yamlSet({ name, kind, source, folder, file, records }) {
  const files = (data) => findFiles(data, folder, file);
  return {
    name,
    kind,
    source,
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for (const each of files(data))
        for (const record of records(readYaml(await readText(each)))) if (keys?.has(record.key) ?? true) yield record;
    },
    compare: comparePerson(source),
  };
}

/** @param {string} source @returns {(key: string, records: object[], context: object) => Promise<void>} */
function comparePerson(source) {
  return (key, [stated], context) => compareOne(key, { ...stated, source }, context);
}

async function compareOne(key, stated, { ask, comparison }) {
  const card = await ask.card(key);
  comparison.holds('is held', card !== undefined, key, 'not found');
  if (card === undefined) return;
  comparison.same('document type', stated.type, card.documentType);
  const rule = explainByProvenance(card, stated.source, stated.type === 'Person' ? 'fullName' : 'name', null);
  comparison.same('name', plainWords(stated.name), plainWords(card.name), rule);
  comparison.same('place', stated.isoCode, card.isoCode);
  if (stated.chamber) comparison.same('chamber', stated.chamber, card.chamber);
  for (const word of stated.said ?? [])
    comparison.holds('office, seat and party', (card.byline ?? '').includes(word), word, card.byline);
  if (stated.url) comparison.holds('source link', card.sourceUrl !== null, stated.url, card.sourceUrl);
}

const PARTIES = { Democrat: 'Democratic', Republican: 'Republican', Independent: 'Independent' };

function legislator({ id, name, terms }) {
  const last = terms.at(-1);
  const [affiliation] = (last.party_affiliations ?? []).slice(-1);
  const party = affiliation?.party ?? last.party;
  const isNumbered = last.type === 'rep' && last.district > 0;
  return {
    key: id.bioguide ? `person-bioguide-${id.bioguide}` : `person-govtrack-${id.govtrack}`,
    record: {
      type: 'Person',
      name: name.official_full || [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(' '),
      isoCode: 'us',
      // A person who left office has no seat now.
      chamber: String(last.end) >= today() ? CHAMBERS[last.type] : undefined,
      said: [PARTIES[party], isNumbered ? `${last.district}` : undefined].filter(Boolean),
    },
  };
}

function* committees(list) {
  for (const committee of list) {
    const record = { type: 'Committee', isoCode: 'us', chamber: CHAMBERS[committee.type] };
    const id = committee.thomas_id.toLowerCase();
    yield { key: `committee-us-${id}`, record: { ...record, name: committee.name, url: committee.url } };
    for (const { name, thomas_id: part } of committee.subcommittees ?? [])
      yield { key: `committee-us-${id}${part}`.toLowerCase(), record: { ...record, name, said: [committee.name] } };
  }
}

const congress = yamlSet({
  name: 'unitedstates-legislators',
  kind: 'person',
  source: 'congress-legislators',
  folder: 'unitedstates-legislators',
  file: /^legislators-(current|historical)\.yaml(\.gz)?$/,
  records: (list) => list.map(legislator),
});

const congressCommittees = yamlSet({
  name: 'unitedstates-legislators committees',
  kind: 'committee',
  source: 'congress-legislators',
  folder: 'unitedstates-legislators',
  file: /^committees-current\.yaml(\.gz)?$/,
  records: committees,
});

/** People or committees of Open States, each a file of a bundle. */
function stateSet(kind, folders) {
  return {
    name: `openstates-people ${folders.join(', ')}`,
    kind,
    source: 'openstates-people',
    isThere: (data) => findFiles(data, 'openstates-people', /\.tar(\.gz)?$/).length > 0,
    async *read(data, keys) {
      for await (const { path, value } of peopleOfStates(data)) {
        const [, state, folder] = /\/data\/([a-z]{2})\/(\w+)\//.exec(path) ?? [];
        // Committees of Congress are identified by their official code, which this publisher does not state.
        if (!folders.includes(folder) || (kind === 'committee' && state === 'us')) continue;
        const record = kind === 'person' ? statePerson(state, value) : stateCommittee(state, value);
        if (keys?.has(record.key) ?? true) yield record;
      }
    },
    compare: comparePerson('openstates-people'),
  };
}

const getPlace = (state) => (state === 'us' ? 'us' : `us-${state}`);

function statePerson(state, { id, name, roles, party }) {
  const held = (roles ?? []).filter(({ end_date: end }) => end === undefined || end === null || String(end) >= today());
  const seat = held.find(({ type }) => type === 'upper' || type === 'lower');
  const [current] = (party ?? []).filter(({ end_date: end }) => !end).slice(-1);
  return {
    key: `person-ocd-${id.replace('ocd-person/', '')}`,
    record: {
      type: 'Person',
      name,
      isoCode: getPlace(state),
      chamber: held.length === 1 && seat && state !== 'ne' && state !== 'dc' ? seat.type : undefined,
      said: [
        current && PARTIES[current.name.replace('Democratic', 'Democrat')],
        held.length === 1 ? seat?.district : undefined,
      ]
        .filter(Boolean)
        .map(String),
    },
  };
}

/** Open States and LegiScan committees are joined by name, without the words that only one of them writes. */
function getKey(name) {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .trim();
  const words = plain.replace(/^(house|senate|assembly|joint|legislative)\b/, '').match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !['committee', 'on', 'the', 'and', 'standing'].includes(word)).join('-');
}

/** The only chamber of Nebraska and of the District is its upper chamber. */
function getHouse(state, chamber) {
  if (state === 'ne' || state === 'dc') return 'upper';
  return ['upper', 'lower'].includes(chamber) ? chamber : 'joint';
}

function stateCommittee(state, { name, chamber }) {
  return {
    key: `committee-us-${state}-${getHouse(state, chamber)}-${getKey(name)}`,
    record: { type: 'Committee', name, isoCode: getPlace(state), chamber: getHouse(state, chamber) },
  };
}

export const PEOPLE_SETS = [
  congress,
  congressCommittees,
  stateSet('person', ['legislature', 'executive']),
  stateSet('committee', ['committees']),
];
