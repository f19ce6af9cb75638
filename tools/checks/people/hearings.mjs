import path from 'node:path';
import { shownStatus } from '../documents/comparing/meeting-status.mjs';
import { plainWords } from '../documents/comparing/words.mjs';
import { findFiles, tableFile } from '../documents/reading/find-files.mjs';
import { readCsv } from '../documents/reading/read-csv.mjs';

const FOLDER = 'congress-hearings-119';
const text = (value) => value?.trim() || null;

async function grouped(folder, table, field) {
  const groups = new Map();
  for await (const row of readCsv(tableFile(folder, table)))
    groups.set(row[field], [...(groups.get(row[field]) ?? []), row]);
  return groups;
}

/** Meetings with the people who appear at them. */
export const HEARING_SET = {
  name: `${FOLDER} witnesses`,
  kind: 'hearing with witnesses',
  source: 'congress-hearings',
  isThere: (data) => findFiles(data, FOLDER, /^witness_appearances\.csv(\.gz)?$/).length > 0,
  async *read(data, keys) {
    const folder = path.join(data, FOLDER);
    const [appearances, witnesses] = [
      await grouped(folder, 'witness_appearances', 'hearing_id'),
      await grouped(folder, 'witnesses', 'witness_id'),
    ];
    for await (const row of readCsv(tableFile(folder, 'hearings'))) {
      const own = appearances.get(row.hearing_id);
      const key = `hearing-us-${row.congress}-${row.event_id}`;
      if (own === undefined || !(keys?.has(key) ?? true)) continue;
      yield { key, record: { row, people: own.map((one) => [one, witnesses.get(one.witness_id)?.[0]]) } };
    }
  },
  async compare(key, [{ row, people }], { ask, comparison }) {
    const answer = await ask.get(`/documents/cq/schedule/${key}`);
    comparison.holds('is held', answer !== undefined, key, 'not found');
    if (answer === undefined) return;
    comparison.same('title', plainWords(row.title) || 'Untitled meeting', plainWords(answer.title));
    const status = { status: text(row.status), title: row.title, day: answer.card?.lastActionOn ?? null };
    comparison.same('status', shownStatus(status), answer.status);
    const told = people.map(([appearance, witness]) => [
      text(witness?.full_name),
      text(appearance.position) ?? text(witness?.title),
      text(witness?.organization),
    ]);
    const held = answer.agendas.flatMap(({ panels }) => panels.flatMap((panel) => panel.people));
    comparison.sameMembers(
      'witnesses',
      told,
      held.map(({ name, position, organization }) => [name, position, organization]),
    );
  },
};
