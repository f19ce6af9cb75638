import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBills } from './searches/write-bills.mjs';

export const summary = 'a viewer asks for twelve expensive searches at once, over and over, while someone else works';

const ATTACKERS = 12;
/** Duration of each attack; the same time is measured without it. */
const SECONDS = 20;
const TURNS = 4;
const WARM_SECONDS = 4;
const BILLS = 6_000;
const WORDS_EACH = 300;
/** A user's pause between two calls; without it they would reach the request limit. */
const PAUSE_MS = 70;

const prefixes = (count, from = 0) =>
  Array.from({ length: count }, (_, place) => {
    const [first, second, third] = [from + place, place >> 2, place >> 4].map((n) => 'aeioubcdfglmnprst'[n % 17]);
    return `${first}${second}${third}${place >= 17 ? 'abcdefghijklmnop'[place % 16] : ''}*`;
  }).join(' OR ');
const stems =
  'reg adm fed pro com con sta pub ser dis ass ins edu env ene tra hea med pat fin tax cre bud inv sec'.split(' ');
const begun = (from, to) =>
  stems
    .slice(from, to)
    .map((stem) => `${stem}*`)
    .join(' OR ');

const ATTACKS = [
  {
    name: 'more than a search may cost',
    text: () => `(${prefixes(400)}) w/50 (${prefixes(400, 7)})`,
    expected: [400, 429],
  },
  {
    name: 'nearly what a search may cost',
    // A different query each time, so that no cache helps.
    text: (round) => `(${begun(0, 12)} OR xa${round}) w/50 (${begun(12, 25)})`,
    expected: [200, 422, 429],
  },
];

/** Calls of another user during the attack. */
const CALLS = [
  { name: 'calls', call: (person) => person.call('GET', '/projects') },
  {
    name: 'searches',
    call: (person, round) =>
      person.call('POST', '/documents/search', page(['water', 'tax credit', 'public health'][round % 3])),
  },
];

const page = (rawTextSearch) => ({
  searchModel: { rawTextSearch },
  sort: 'relevance',
  skip: 0,
  limit: 25,
  facets: true,
});

export async function run(product) {
  if (product.isEmpty) await fill(product);
  const attacker = await product.addPerson('viewer');
  const other = await product.addPerson('member');
  // Excludes the planning and cache misses of the first calls from the measurement.
  await work(other, WARM_SECONDS);
  let failed = 0;
  for (const attack of ATTACKS) {
    const { alone, attacked, answers } = await compare(other, attacker, attack);
    const slower = CALLS.filter(({ name }) => p95(attacked[name]) >= 2 * p95(alone[name])).map(({ name }) => name);
    const unexpected = [...answers.keys()].filter((status) => !attack.expected.includes(status));
    const counts = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`  ${attack.name}: answered ${counts}`);
    console.log(`    alone:    ${describe(alone)}\n    attacked: ${describe(attacked)}`);
    if (slower.length > 0) console.log(`    FAILED: ${slower.join(' and ')} took twice as long as alone, or longer`);
    if (unexpected.length > 0) console.log(`    FAILED: ${unexpected.join(', ')} was not expected`);
    failed += slower.length + unexpected.length;
  }
  return failed === 0 ? 0 : 1;
}

/** Alternates, so that other load on the machine affects both equally. */
async function compare(other, attacker, attack) {
  const alone = noTimes();
  const attacked = noTimes();
  const answers = new Map();
  for (let turn = 0; turn < TURNS; turn += 1) {
    add(alone, await work(other, SECONDS / TURNS));
    const over = new AbortController();
    const [times] = await Promise.all([
      work(other, SECONDS / TURNS).finally(() => over.abort()),
      strike(attacker, attack, over.signal, answers),
    ]);
    add(attacked, times);
  }
  return { alone, attacked, answers };
}

async function fill(product) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-bills-'));
  const file = path.join(folder, 'bills.jsonl');
  try {
    writeBills(file, BILLS, WORDS_EACH);
    await product.command('ingest', 'congress-api', '--from', file, '--json');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns Milliseconds of each call, by call. */
async function work(person, seconds) {
  const times = noTimes();
  const untilMs = Date.now() + seconds * 1000;
  for (let round = 0; Date.now() < untilMs; round += 1) {
    for (const { name, call } of CALLS) {
      const { status, ms } = await call(person, round);
      if (status !== 200) throw new Error(`someone else was answered ${status} to ${name}`);
      times[name].push(ms);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return times;
}

function noTimes() {
  return Object.fromEntries(CALLS.map(({ name }) => [name, []]));
}

function add(times, more) {
  for (const { name } of CALLS) times[name].push(...more[name]);
}

/** Counts the responses by status until the signal aborts; then the attacker disconnects. */
async function strike(person, { text }, signal, answers) {
  let round = 0;
  const one = async () => {
    while (!signal.aborted) {
      round += 1;
      const answer = await person.call('POST', '/documents/search', page(text(round)), signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (answer !== undefined) answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, one));
}

function describe(times) {
  return CALLS.map(({ name }) => `${name} p95 ${p95(times[name]).toFixed(1)} ms of ${times[name].length}`).join(', ');
}

function p95(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
