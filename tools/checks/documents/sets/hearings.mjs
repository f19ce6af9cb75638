import path from 'node:path';
import { shownStatus } from '../comparing/meeting-status.mjs';
import { plainWords } from '../comparing/words.mjs';
import { findFiles, tableFile } from '../reading/find-files.mjs';
import { readCsv } from '../reading/read-csv.mjs';

const FOLDER = 'congress-hearings-119';

/** Committee meetings with the committees that hold them and their witnesses. */
export const HEARING_SET = {
  name: FOLDER,
  kind: 'hearing',
  source: 'congress-hearings',
  isThere: (data) => findFiles(data, FOLDER, /^hearings\.csv(\.gz)?$/).length > 0,
  async *read(data, keys) {
    const folder = path.join(data, FOLDER);
    const rows = [];
    for await (const row of readCsv(tableFile(folder, 'hearings'))) {
      const key = `hearing-us-${row.congress}-${row.event_id}`;
      if (keys === undefined) yield { key, record: row };
      else if (keys.has(key)) rows.push({ key, row });
    }
    if (rows.length === 0) return;
    const committees = new Map();
    for await (const { committee_id: id, name } of readCsv(tableFile(folder, 'committees'))) committees.set(id, name);
    const links = [];
    for await (const link of readCsv(tableFile(folder, 'hearing_committees'))) links.push(link);
    const witnesses = new Map();
    for await (const row of readCsv(tableFile(folder, 'witnesses'))) witnesses.set(row.witness_id, row);
    const appearances = [];
    for await (const row of readCsv(tableFile(folder, 'witness_appearances'))) appearances.push(row);
    for (const { key, row } of rows) {
      const heard = appearances
        .filter(({ hearing_id: id }) => id === row.hearing_id)
        .toSorted((a, b) => Number(a.appearance_order) - Number(b.appearance_order))
        .flatMap(({ witness_id: id, position }) => {
          const witness = witnesses.get(id);
          return witness === undefined ? [] : [{ ...witness, position: position || witness.title }];
        });
      const own = links
        .filter(({ hearing_id: id }) => id === row.hearing_id)
        .map(({ committee_id: id }) => committees.get(id));
      yield { key, record: { row, committees: own.filter(Boolean), witnesses: heard } };
    }
  },
  async compare(key, [{ row, committees, witnesses }], { ask, comparison }) {
    const card = await ask.card(key);
    comparison.holds('is held', card !== undefined, key, 'not found');
    if (card === undefined) return;
    comparison.same('document type', 'CQSchedules', card.documentType);
    comparison.same('event', row.event_id, card.localityExternalId);
    comparison.same('title', plainWords(row.title) || 'Untitled meeting', plainWords(card.title));
    comparison.same('chamber', { House: 'lower', Senate: 'upper' }[row.chamber] ?? 'joint', card.chamber);
    comparison.same('day', dayInWashington(row), card.lastActionOn);
    comparison.sameMembers(
      'committees',
      committees.flatMap((name) => name.split(', ')),
      (card.byline ?? '').split(', ').filter(Boolean),
    );
    const schedule = await ask.schedule(key);
    const people = (schedule?.agendas ?? []).flatMap(({ panels }) => panels.flatMap((panel) => panel.people));
    comparison.sameMembers(
      'witnesses',
      witnesses.map((witness) => words(witness.full_name, witness.position, witness.organization)),
      people.map(({ name, position, organization }) => words(name, position, organization)),
    );
    const status = { status: row.status || null, title: row.title, day: dayInWashington(row) };
    comparison.same('status', shownStatus(status), schedule?.status ?? null);
    const own = schedule?.provenance.find(({ source, part }) => source === 'congress-hearings' && part === 'main');
    // The export states its updates in UTC.
    if (row.update_date) comparison.same("source's update day", row.update_date.slice(0, 10), own?.sourceUpdatedOn);
    comparison.sameMembers(
      'sponsors',
      committees,
      (schedule?.sponsors ?? []).map(({ name }) => name),
    );
    if (row.congress_gov_url)
      comparison.holds('source link', card.sourceUrl !== null, row.congress_gov_url, card.sourceUrl);
  },
};

/** The export writes days and times in UTC: half past midnight is the evening before in Washington. */
function dayInWashington({ hearing_date_only: day, hearing_time: time }) {
  if (!day) return null;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  return time ? format.format(new Date(`${day}T${time}Z`)) : day;
}

function words(...parts) {
  return parts.map((part) => plainWords(part ?? '')).join(' | ');
}
