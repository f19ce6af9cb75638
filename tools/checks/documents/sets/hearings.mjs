import path from 'node:path';
import { plainWords } from '../comparing/words.mjs';
import { findFiles, tableFile } from '../reading/find-files.mjs';
import { readCsv } from '../reading/read-csv.mjs';

const FOLDER = 'congress-hearings-119';

/** Meetings of committees with the committees that hold them. */
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
    for (const { key, row } of rows) {
      const own = links
        .filter(({ hearing_id: id }) => id === row.hearing_id)
        .map(({ committee_id: id }) => committees.get(id));
      yield { key, record: { row, committees: own.filter(Boolean) } };
    }
  },
  async compare(key, [{ row, committees }], { ask, comparison }) {
    const card = await ask.card(key);
    comparison.holds('is held', card !== undefined, key, 'not found');
    if (card === undefined) return;
    comparison.same('document type', 'CQSchedules', card.documentType);
    comparison.same('event', row.event_id, card.localityExternalId);
    comparison.same('title', plainWords(row.title) || 'Untitled meeting', plainWords(card.title));
    comparison.same('chamber', { House: 'lower', Senate: 'upper' }[row.chamber] ?? 'joint', card.chamber);
    const day = row.hearing_date_only || row.hearing_date.slice(0, 10);
    comparison.same('day', day || null, card.lastActionOn);
    comparison.sameMembers(
      'committees',
      committees.flatMap((name) => name.split(', ')),
      (card.byline ?? '').split(', ').filter(Boolean),
    );
    if (row.congress_gov_url)
      comparison.holds('source link', card.sourceUrl !== null, row.congress_gov_url, card.sourceUrl);
  },
};
