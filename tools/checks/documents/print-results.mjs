import { RULES } from './comparing/rules.mjs';

const MAX_LENGTH = 300;

/** @returns {boolean} Whether a difference is unexplained, or a kind with data had nothing to compare. */
export function printResults(results, { seed, opened }) {
  const compared = results.filter(({ isThere }) => isThere);
  const rows = compared.map(({ set, comparison, distinct, held }) => ({
    kind: set.kind,
    'source of the file': set.name,
    'distinct records': distinct,
    held,
    documents: comparison.documents,
    fields: comparison.fields,
    equal: comparison.equal,
    explained: [...comparison.explained.values()].reduce((sum, each) => sum + each, 0),
    unexplained: comparison.unexplained,
  }));
  console.table(rows);
  printRules(compared);
  for (const { set, comparison } of compared) printExamples(set, comparison);
  const absent = results.filter(({ isThere }) => !isThere).map(({ set }) => set.name);
  if (absent.length > 0) console.log(`No data, not compared: ${absent.join(', ')}`);
  const empty = compared.filter(({ comparison }) => comparison.documents === 0);
  for (const { set } of empty) console.log(`FAILED ${set.name}: there is data and nothing to compare`);
  if (opened) console.log(`opened ${opened.opened} documents in the browser`);
  for (const problem of opened?.problems ?? []) console.log(`FAILED in the browser: ${problem}`);
  const unexplained = compared.reduce((sum, { comparison }) => sum + comparison.unexplained, 0);
  console.log(`seed ${seed}; ${unexplained} differences unexplained`);
  const isBroken = (opened?.problems.length ?? 0) > 0;
  return isBroken || unexplained > 0 || empty.length > 0 || compared.length === 0;
}

function printRules(compared) {
  const counts = new Map();
  for (const { comparison } of compared)
    for (const [rule, count] of comparison.explained) counts.set(rule, (counts.get(rule) ?? 0) + count);
  for (const [rule, count] of counts) console.log(`explained ${count} by ${rule}: ${RULES[rule]}`);
}

function printExamples({ name }, { faults, examples }) {
  if (examples.length === 0) return;
  const fields = [...faults].map(([field, count]) => `${field} ${count}`).join(', ');
  console.log(`\n${name}: ${fields}`);
  for (const { document, field, file, product } of examples)
    console.log(`  ${document} · ${field}\n    file    ${shown(file)}\n    product ${shown(product)}`);
}

function shown(value) {
  return (JSON.stringify(value) ?? 'nothing').slice(0, MAX_LENGTH);
}
