import { analyzeDocument } from '@rotunda/analysis';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import type pg from 'pg';

const SYLLABLES = [
  'bar',
  'cor',
  'dun',
  'fen',
  'gal',
  'hol',
  'kel',
  'mar',
  'nor',
  'pel',
  'quin',
  'ros',
  'sel',
  'tor',
  'vis',
];
const ENDINGS = ['by', 'dane', 'ford', 'gate', 'ham', 'ley', 'mont', 'well', 'wick', 'worth'];
/**
 * 100 first names and 1,500 last names: with 200,000 people, two thousand share a first name and some hundred a last
 * name.
 */
const FIRST_NAMES = SYLLABLES.slice(0, 10).flatMap((one) => ENDINGS.map((other) => `${one}${other}`));
const LAST_NAMES = SYLLABLES.flatMap((one) => FIRST_NAMES.map((other) => `${one}${other}`));
/** Name that the bench searches for. */
export const FIRST_NAME = FIRST_NAMES[7] ?? '';
export const FULL_NAME = `${FIRST_NAME} ${LAST_NAMES[7] ?? ''}`;
export const STATE = 'us-tx';

const PERSON = DOCUMENT_TYPES.indexOf('Person');
const STATES = ['us', 'us-tx', 'us-ca', 'us-ny', 'us-fl', 'us-pa', 'us-oh', 'us-ga', 'us-mi', 'us-nc'];
const ROLES = ['senator', 'representative', 'staff'];
const PARTIES = ['Democratic', 'Republican', 'Independent', 'Other'];
/** Padding of index rows, see lexemes.ts of the search engine. */
const PADDING = '/'.repeat(2_040);

const COMBINATIONS = `insert into facet_combinations (facts_key, document_type, iso_code, chamber, stakeholder_type)
  select 'bench ' || state || ' ' || role, 'Person', state, case when role = 'senator' then 'upper' when role = 'staff' then null else 'lower' end, role
  from unnest($1::text[]) as state, unnest($2::text[]) as role`;
const PEOPLE = `insert into documents (fusion_id, title, document_type, iso_code, stakeholder_type, party, last_updated_ts, facts,
    provenance, content_hash, created_ts, updated_ts)
  select 'person-bench-' || n, initcap(first) || ' ' || initcap(last), 'Person', state, role, party, n, jsonb_build_object(
      'kind', 'person', 'lastName', initcap(last), 'fullSourceId', 'bench:' || n,
      'contact', jsonb_build_object('websites', jsonb_build_array(jsonb_build_object('websiteType', 'website', 'url', 'https://' || last || '.example/')),
        'addresses', jsonb_build_array(jsonb_build_object('addressType', 'capitol', 'street', n || ' Main Street', 'city', initcap(first)))),
      'roles', (select jsonb_agg(jsonb_build_object('title', 'Member', 'role', role, 'organizationName', 'Assembly ' || state,
        'organizationType', 'legislative', 'isoCode', state, 'party', party, 'activeStartDate', '20' || 10 + term || '-01-03'))
        from generate_series(0, n % 5) as term)),
    '[]', '', 0, 0
  from (select n, ($2::text[])[1 + n % 100] as first, ($3::text[])[1 + (n / 100) % 1500] as last, ($4::text[])[1 + n % 7] as state,
    ($5::text[])[1 + n % 3] as role, ($6::text[])[1 + n % 4] as party from generate_series(1, $1::int) n) given`;
const INDEXED = `with people as (
    select document_id, last_updated_ts, iso_code, stakeholder_type,
      f.terms || l.terms as terms
    from documents d
    join unnest($1::text[], $2::text[]) as fn(name, packed) on fn.name = lower(split_part(title, ' ', 1))
    join unnest($3::text[], $4::text[]) as ln(name, packed) on ln.name = lower(split_part(title, ' ', 2)),
    string_to_array(fn.packed, ' ') as f(terms), string_to_array(ln.packed, ' ') as l(terms)
    where document_type = 'Person'),
  heads as (insert into doc_head (document_id, content_hash, lexemes)
    select document_id, '', array_to_tsvector(terms) from people)
  insert into doc_search (document_id, combination_id, type_number, is_split, last_updated_ts, lexemes)
  select document_id, combination_id, $5, false, last_updated_ts,
    array_to_tsvector(array['*', $6] || terms || array(select 't/' || term from unnest(terms) as term))
  from people join facet_combinations on facts_key = 'bench ' || people.iso_code || ' ' || people.stakeholder_type`;

/** Writes people of ten places with names, roles, parties and addresses directly into the tables, indexed. */
export async function fillPeople(pool: pg.Pool, people: number): Promise<void> {
  await pool.query(COMBINATIONS, [STATES, ROLES]);
  await pool.query(PEOPLE, [people, FIRST_NAMES, LAST_NAMES, STATES, ROLES, PARTIES]);
  const [first, last] = [FIRST_NAMES.map(getTerms), LAST_NAMES.map(getTerms)];
  await pool.query(INDEXED, [FIRST_NAMES, first, LAST_NAMES, last, PERSON, PADDING]);
}

/** Returns the product analyzer's terms for a name, separated by spaces. */
function getTerms(name: string): string {
  const { terms } = analyzeDocument([{ field: 'title', language: 'en', text: name }]);
  return terms.join(' ');
}
