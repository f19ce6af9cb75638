import { compareVersions } from '../comparing/compare-measure-texts.mjs';
import { compareMeasure } from '../comparing/compare-measure.mjs';
import { measureId, statedMeasure } from '../comparing/measure.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { readJsonLines } from '../reading/read-lines.mjs';
import { child, readXml, valueOf } from '../reading/read-xml.mjs';

const bulkStatus = {
  name: 'govinfo-billstatus',
  kind: 'bill',
  source: 'billstatus',
  files: (data) => findFiles(data, 'govinfo-billstatus', /\.xml(\.gz)?$/),
  async *stated(files) {
    for (const file of files) {
      const bill = valueOf(child(readXml(await readText(file)), 'bill'));
      yield { bill, sections: bill };
    }
  },
};

/** The JSON rendering of the bulk data, one file with summaries and one with full records. */
function corpus(file) {
  return {
    name: `us-bills-119-corpus/${file}`,
    kind: 'bill',
    source: 'congress-api',
    files: (data) => findFiles(data, 'us-bills-119-corpus', new RegExp(`^${file}\\.jsonl(\\.gz)?$`)),
    async *stated(files) {
      for (const each of files)
        for await (const { bill, relatedbills: relatedBills, text: textVersions, ...sections } of readJsonLines(each))
          yield { bill, sections: { ...sections, relatedBills, textVersions } };
    },
  };
}

const SECTIONS = { text: 'textVersions', relatedbills: 'relatedBills' };

/** API responses: the bill's item, and each of its lists in a separate file. */
const api = {
  name: 'congress-gov-api-v3',
  kind: 'bill',
  source: 'congress-api',
  files: (data) => findFiles(data, 'congress-gov-api-v3', /^bill_\d+_[a-z]+_\d+(_\w+)?\.json$/),
  async *stated(files) {
    const bills = new Map();
    for (const file of files) {
      const [, key, section] = /(bill_\d+_[a-z]+_\d+)(?:_(\w+))?\.json$/.exec(file);
      const parts = bills.get(key) ?? { sections: {} };
      const answer = JSON.parse(await readText(file));
      if (section === undefined) parts.bill = answer.bill;
      else parts.sections[SECTIONS[section] ?? section] = answer[SECTIONS[section] ?? section] ?? answer;
      bills.set(key, parts);
    }
    for (const { bill, sections } of bills.values()) if (bill) yield { bill, sections: withoutCounts(bill, sections) };
  },
};

/** The item states only the count and address of its lists. */
function withoutCounts(bill, sections) {
  return { ...sections, ...(Array.isArray(bill.laws) ? { laws: bill.laws } : {}) };
}

function measureSet({ name, kind, source, files, stated }) {
  return {
    name,
    kind,
    source,
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for await (const { bill, sections } of stated(files(data))) {
        const key = measureId(bill);
        if (keys === undefined) yield { key };
        else if (keys.has(key)) yield { key, record: statedMeasure(bill, sections) };
      }
    },
    async compare(key, records, { ask, comparison }) {
      const bill = await ask.bill(key);
      comparison.holds('is held', bill !== undefined, key, 'not found');
      if (bill === undefined) return;
      const newest = records.reduce((one, other) => ((other.updatedTs ?? 0) > (one.updatedTs ?? 0) ? other : one));
      compareMeasure(newest, bill, { comparison, source });
      compareVersions(newest, await ask.versions(key), { comparison });
    },
  };
}

export const MEASURE_SETS = [bulkStatus, corpus('bills'), corpus('bill-details'), api].map(measureSet);

/** Readers of the files that state a whole measure: `files(data)`, and `stated(files)` with each bill and its lists. */
export const FULL_MEASURES = [bulkStatus, corpus('bill-details'), api];
