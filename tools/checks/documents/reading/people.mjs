import { findFiles } from './find-files.mjs';
import { readText } from './open-file.mjs';
import { readTar } from './read-tar.mjs';
import { readYaml } from './read-yaml.mjs';

const read = new Map();

/** Reads once per run, because several sets look up people. */
function once(key, make) {
  if (!read.has(key)) read.set(key, make());
  return read.get(key);
}

/** @param {string} data @returns {Promise<object[]>} Members of Congress and Presidents as the files state them. */
export function membersOfCongress(data) {
  return once(`congress ${data}`, async () => {
    const lists = await Promise.all(
      findFiles(data, 'unitedstates-legislators', /^(legislators-(current|historical)|executive)\.yaml(\.gz)?$/).map(
        async (file) => readYaml(await readText(file)),
      ),
    );
    return lists.flat();
  });
}

/**
 * Reads a state's legislators from Open States, with each term in a seat.
 *
 * @returns {Promise<{ id: string, name: string, family: string, given: string, other: string[], seats: object[] }[]>}
 */
export function getLegislators(data, state) {
  return once(`${state} ${data}`, async () => {
    const people = [];
    for await (const person of peopleOfStates(data))
      if (person.path.includes(`/${state}/legislature/`)) people.push(personIn(person.value));
    return people;
  });
}

function personIn(value) {
  return {
    id: `person-ocd-${value.id.replace('ocd-person/', '')}`,
    name: value.name,
    family: value.family_name ?? value.name.split(' ').at(-1),
    given: value.given_name ?? value.name.split(' ')[0],
    other: (value.other_names ?? []).map(({ name }) => name),
    seats: (value.roles ?? []).map(({ type, district, start_date: from, end_date: to }) => ({
      chamber: type,
      district: String(district ?? ''),
      from: String(from ?? '0000'),
      to: String(to ?? '9999'),
    })),
  };
}

/**
 * @returns {AsyncGenerator<{ path: string, value: object }>} People and committees, from the bundle and from files
 *   beside it.
 */
export async function* peopleOfStates(data) {
  for (const file of findFiles(data, 'openstates-people', /\.tar(\.gz)?$/))
    for await (const { name, text } of readTar(file))
      if (/\.ya?ml$/.test(name)) yield { path: `/${name}`, value: readYaml(text) };
}
