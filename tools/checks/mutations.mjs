import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments/read-arguments.mjs';
import { getRandom } from './documents/random-sample.mjs';
import { buildSources } from './mutations/build-sources.mjs';
import { collectInputs } from './mutations/collect-inputs.mjs';
import { mutate } from './mutations/mutate.mjs';

export const summary =
  'damaged, misnamed and swollen files for every source: mutations [--seed N] [--count N] [--data FOLDER]';

const OPTIONS = {
  seed: { kind: 'whole', otherwise: 1 },
  count: { kind: 'count', otherwise: 5000 },
  data: { kind: 'folder' },
};
const READER = fileURLToPath(new URL('mutations/read-files.mjs', import.meta.url));
const CHUNK_SIZE = 50;
/** Limit for one file before it counts as hanging; a whole batch takes a second. */
const DEADLINE_MS = 30_000;
const MAX_MEMORY_MB = 1000;

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, OPTIONS);
  if (asked === undefined) {
    console.error('Usage: npm run check -- mutations [--seed N] [--count N] [--data FOLDER]');
    return 2;
  }
  const { seed, count, data } = asked;
  const address = await buildSources();
  const reader = new Reader(address);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-mutations-'));
  try {
    const inputs = await collectInputs(await import(address), data);
    const random = getRandom(seed);
    const each = Math.ceil(count / inputs.size);
    const rows = {};
    for (const [sourceId, files] of inputs) {
      rows[sourceId] = await trySource(reader, { sourceId, files, each, folder, random });
    }
    console.table(rows);
    console.log(`seed ${seed}; most memory of the reading process: ${Math.round(reader.peakMb)} MB`);
    if (reader.peakMb > MAX_MEMORY_MB) reader.problems.push(`more than ${MAX_MEMORY_MB} MB of memory`);
  } finally {
    reader.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(fileURLToPath(address), { force: true });
  }
  const { problems } = reader;
  console.log(problems.length === 0 ? 'Everything held.' : `FAILED\n  ${problems.join('\n  ')}`);
  return problems.length === 0 ? 0 : 1;
}

async function trySource(reader, { sourceId, files, each, folder, random }) {
  const row = { inputs: files.length, files: 0, read: 0, quarantined: 0, notRead: 0, faults: 0 };
  for (let made = 0; made < each; made += CHUNK_SIZE) {
    const given = Math.min(CHUNK_SIZE, each - made);
    const own = path.join(folder, sourceId);
    const mutations = Array.from({ length: given }, (_, index) => {
      const mutated = mutate(files[Math.floor(random() * files.length)], random);
      const file = path.join(own, String(index), mutated.name || 'file');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, mutated.bytes);
      return mutated.mutation;
    });
    const { files: counts, problems } = await reader.read({ sourceId, folder: own, given, mutations });
    row.files += given;
    for (const name of ['read', 'quarantined', 'notRead']) row[name] += counts?.[name] ?? 0;
    row.faults += problems.length;
    rmSync(own, { recursive: true });
  }
  return row;
}

/** A process that reads files and may crash or hang on one of them; the next batch then gets a new process. */
class Reader {
  problems = [];
  peakMb = 0;
  #address;
  #child;

  constructor(address) {
    this.#address = address;
  }

  /** @returns {Promise<{ files?: object, problems: string[] }>} */
  async read({ mutations, ...chunk }) {
    this.#child ??= await this.#start();
    const child = this.#child;
    const { answer, last } = await this.#getAnswer(child, chunk);
    if (answer === undefined) this.stop();
    this.peakMb = Math.max(this.peakMb, answer?.peakMb ?? 0);
    const problems = answer?.problems ?? [`the process ended or did not come back at ${last}`];
    for (const problem of problems) {
      const index = /(?:^|at )[^/\s]+\/(\d+)\//.exec(problem)?.[1];
      this.problems.push(`${problem} (${mutations[Number(index)] ?? 'unknown mutation'})`);
    }
    return { files: answer?.files, problems };
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #getAnswer(child, chunk) {
    return new Promise((resolve) => {
      let last = 'the first file';
      let deadline;
      const settle = (answer) => {
        clearTimeout(deadline);
        child.removeAllListeners();
        resolve({ answer, last });
      };
      const wait = () => {
        clearTimeout(deadline);
        deadline = setTimeout(() => settle(undefined), DEADLINE_MS);
      };
      child.on('exit', () => settle(undefined));
      child.on('message', (message) => {
        if (message.done) return settle(message);
        last = message.reading;
        wait();
      });
      wait();
      child.send(chunk);
    });
  }

  async #start() {
    const child = fork(READER, [this.#address]);
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }
}
