import { plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { readTar } from '../reading/read-tar.mjs';

const FOLDER = 'usitc-hts';
const FIELDS = ['general', 'special', 'other', 'quotaQuantity'];

/** Reads chapters of the schedule, each a list of rows nested by their indent. */
async function* chaptersIn(data) {
  for (const file of findFiles(data, FOLDER, /\.(json|tar)(\.gz)?$/)) {
    if (/\.tar(\.gz)?$/.test(file)) {
      for await (const { name, text } of readTar(file)) if (name.endsWith('.json')) yield JSON.parse(text);
    } else yield JSON.parse(await readText(file));
  }
}

/** Lines of the tariff schedule with the text of their ancestors. */
export const TARIFF_SET = {
  name: FOLDER,
  kind: 'tariff line',
  source: 'hts',
  isThere: (data) => findFiles(data, FOLDER, /\.(json|tar)(\.gz)?$/).length > 0,
  async *read(data, keys) {
    for await (const rows of chaptersIn(data)) {
      const above = [];
      for (const row of rows) {
        const indent = Number(row.indent);
        above.length = Math.min(above.length, indent);
        const ancestors = above.filter(Boolean).map(plainWords);
        above[indent] = row.description;
        if (row.htsno && (keys?.has(row.htsno) ?? true)) yield { key: row.htsno, record: { ...row, ancestors } };
      }
    }
  },
  async compare(key, [row], { ask, comparison }) {
    const { results } = await ask.get(`/get_harmonized_system_codes?query=${encodeURIComponent(key)}&limit=500`);
    const line = results.find(({ htsno }) => htsno === key);
    comparison.holds('is held', line !== undefined, key, `${results.length} others`);
    if (line === undefined) return;
    comparison.same('description', plainWords(row.description), plainWords(line.description));
    comparison.same('words above', row.ancestors, line.ancestors.map(plainWords));
    comparison.same('indent', Number(row.indent), line.indent);
    comparison.same('units', row.units ?? [], line.units);
    for (const field of FIELDS) comparison.same(field, plainWords(row[field]), plainWords(line[field]));
    comparison.same(
      'additional duties',
      plainWords(row.additionalDuties || row.addiitionalDuties),
      plainWords(line.additionalDuties),
    );
    const notes = (row.footnotes ?? []).map(({ value }) => plainWords(value));
    comparison.same(
      'footnotes',
      notes,
      line.footnotes.map(({ value }) => plainWords(value)),
    );
  },
};
