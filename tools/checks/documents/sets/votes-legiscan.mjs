import { compareVote } from '../comparing/compare-vote.mjs';
import { tableFile } from '../reading/find-files.mjs';
import { readCsv } from '../reading/read-csv.mjs';
import { datasetsIn } from './legiscan-csv.mjs';

const withVotes = (data) => datasetsIn(data).filter(({ folder }) => tableFile(folder, 'votes') !== undefined);

const CHAMBERS = { H: 'lower', A: 'lower', S: 'upper' };

/** Roll calls of the datasets that state who voted how. */
export const LEGISCAN_VOTE_SET = {
  name: 'legiscan/csv votes',
  kind: 'vote',
  source: 'legiscan',
  isThere: (data) => withVotes(data).length > 0,
  async *read(data, keys) {
    for (const { folder } of withVotes(data)) {
      const rows = new Map();
      for await (const row of readCsv(tableFile(folder, 'rollcalls'))) {
        if (!/^[1-9]\d{3}-/.test(row.date)) continue;
        const key = `vote-legiscan-${row.roll_call_id}`;
        if (keys === undefined) yield { key };
        else if (keys.has(key)) rows.set(row.roll_call_id, row);
      }
      if (rows.size > 0) yield* joined(folder, rows);
    }
  },
  async compare(key, [record], { ask, comparison }) {
    const vote = await ask.voters(key);
    compareVote(record, vote, { comparison });
    const named = (vote?.voters ?? []).filter(({ fusionId }) => fusionId !== null);
    const cards = await ask.cards(named.map(({ fusionId }) => fusionId));
    for (const { name, fusionId } of named) {
      const words = (text) =>
        new Set(
          (text ?? '')
            .normalize('NFD')
            .toLowerCase()
            .match(/[a-z]+/g),
        );
      const held = words(cards.get(fusionId)?.name);
      const shared = [...words(name)].filter((word) => held.has(word));
      comparison.holds('the page of a voter is theirs', shared.length > 0, name, cards.get(fusionId)?.name);
    }
    comparison.same('voters with a page', record.voters.length, named.length);
  },
};

async function* joined(folder, rows) {
  const people = new Map();
  for await (const { people_id: id, name, party } of readCsv(tableFile(folder, 'people')))
    people.set(id, { name, party });
  const voters = new Map([...rows.keys()].map((id) => [id, []]));
  for await (const { roll_call_id: id, people_id: person, vote_desc: word } of readCsv(tableFile(folder, 'votes')))
    voters.get(id)?.push({ name: `LegiScan person ${person}`, ...people.get(person), word });
  for (const [id, row] of rows)
    yield {
      key: `vote-legiscan-${id}`,
      record: {
        motion: row.description,
        date: row.date,
        chamber: CHAMBERS[row.chamber[0]],
        counts: [Number(row.yea), Number(row.nay), Number(row.nv) + Number(row.absent)],
        voters: voters.get(id),
      },
    };
}
