import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureWebBuild } from '../../build/ensure-web-build.mjs';
import { waitUntilMatched } from './compare-stored.mjs';
import { getLines } from './ingesting.mjs';
import { createServer } from './own-server.mjs';
import { firstLine, openWorkspace } from './product.mjs';

const PROGRAM = fileURLToPath(new URL('../../launch/rotunda.mjs', import.meta.url));
const BILLS = 8000;
/** Words of the generated bills that match a third of them, the rest, all, some and none. */
const SEARCHES = [
  'inspect w/3 widget',
  'repeal w/3 widget',
  'committee on widgets',
  'widget* and not repeal',
  'tariff',
];
const START_MS = 120_000;
const STOP_MS = 30_000;
/** A worker is killed once this share of the ingested documents is matched. */
const KILL_SHARE = 0.2;
const POLL_MS = 20;

/**
 * Starts two web servers and two workers concurrently on an empty database behind DATABASE_URL, and kills one worker
 * while the documents are matched. Every saved search must have exactly one match for each document that it finds.
 *
 * @param {string} folder Empty, and accessible to the database's account.
 * @param {{ bills: string, count: number, searches: string[] }} [data] A file of congress-api and its number of
 *   records.
 */
export async function tryMachines(folder, data = generate(folder)) {
  const server = await createServer(folder);
  const env = {
    ...process.env,
    DATABASE_URL: server.connectionString,
    ROTUNDA_SECRET: 'ab'.repeat(32),
    ROTUNDA_SAMPLE: 'off',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ROTUNDA_REQUESTS_PER_MINUTE: '1000000',
  };
  await ensureWebBuild();
  const machines = ['serve', 'serve', 'work', 'work'].map((role, index) => startMachine(folder, env, role, index));
  try {
    const startedMs = performance.now();
    await Promise.all(machines.map(({ ready }) => ready));
    const startMs = performance.now() - startedMs;
    const problems = machines.flatMap(({ name, state }) => (state.port === null ? [`${name} ${state.end}`] : []));
    if (problems.length > 0) return { figures: {}, problems };
    const urls = machines.slice(0, 2).map(({ state }) => `http://127.0.0.1:${state.port}`);
    const [workspace, other] = [
      await openWorkspace({ ...env, ROTUNDA_HOME: path.join(folder, 'serve0') }, urls[0]),
      urls[1],
    ];
    for (const words of data.searches) await workspace.saveSearch(words);
    const count = async (from) => Number((await server.query(`select count(*) as n from ${from}`))[0].n);
    const killed = await ingestAndKill(workspace, machines[2], count, data);
    problems.push(...killed.problems);
    await waitUntilMatched(count);
    problems.push(...(await compareMatches(workspace, server, count, data)));
    if ((await fetch(`${other}/api/health`)).status !== 200) problems.push('the second web server is not healthy');
    problems.push(...(await stopAll(machines)));
    const figures = {
      'all up after s': (startMs / 1000).toFixed(1),
      bills: data.count,
      'waiting at the kill': killed.waiting,
      alerts: await count('search_alerts'),
      matches: await count('search_alert_matches'),
      problems: problems.length,
    };
    return { figures, problems };
  } finally {
    await stopAll(machines);
    server.stop();
  }
}

function generate(folder) {
  const bills = path.join(folder, 'bills.jsonl');
  writeFileSync(bills, getLines(0, BILLS));
  return { bills, count: BILLS, searches: SEARCHES };
}

function startMachine(folder, env, role, index) {
  const name = `${role}${index}`;
  const home = path.join(folder, name);
  mkdirSync(home);
  const child = spawn(process.execPath, [PROGRAM, role, '--json'], {
    env: { ...env, ROTUNDA_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const state = { port: null, end: 'was not ready in time' };
  let said = '';
  createInterface({ input: child.stderr }).on('line', (line) => (said = line));
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      state.end = `ended with ${code ?? signal}, saying "${said}"`;
      resolve();
    });
  });
  const began = firstLine(child.stdout).then((line) => {
    if (line !== undefined) state.port = JSON.parse(line).port ?? 0;
  });
  return { name, child, state, ended, ready: Promise.race([began, ended, pause(START_MS)]) };
}

async function ingestAndKill(workspace, worker, count, data) {
  const ingesting = workspace.command(['ingest', 'congress-api', '--from', data.bills, '--json']);
  let ended;
  void ingesting.then(({ code }) => (ended = code));
  const countMatched = () => count('document_changes where matched_ms is not null');
  while (!(ended > 0) && (await countMatched()) < data.count * KILL_SHARE) await pause(POLL_MS);
  worker.child.kill('SIGKILL');
  const waiting = `${await count('document_changes where matched_ms is null')}${ended === undefined ? ', and still ingesting' : ''}`;
  const { code, out, said } = await ingesting;
  const created = code === 0 ? JSON.parse(out).created : 0;
  const problems = created === data.count ? [] : [`ingest ended with ${code} and created ${created}: ${said}`];
  if (waiting === '0') problems.push('the worker was killed too late to prove anything');
  return { waiting, problems };
}

async function compareMatches(workspace, server, count, data) {
  const rows = await server.query(
    `select title, count(search_alert_id) as all, count(distinct search_alert_id) as different
       from saved_searches left join search_alert_matches using (saved_search_id) group by title`,
  );
  const problems = [];
  for (const { title, ...matches } of rows) {
    const total = await workspace.findTotal(title);
    const isEqual = Number(matches.all) === total && Number(matches.different) === total;
    if (!isEqual) problems.push(`"${title}" finds ${total}, but ${matches.all} matches of ${matches.different} alerts`);
  }
  if (rows.length !== data.searches.length) problems.push(`${rows.length} searches are saved`);
  const documents = await count('documents');
  if (documents !== data.count) problems.push(`${documents} documents, expected ${data.count}`);
  const matched = await count('(select distinct search_alert_id from search_alert_matches) as one');
  if (matched !== (await count('search_alerts'))) problems.push(`${matched} alerts have a match, not all`);
  return problems;
}

/** @returns The processes that did not end when told to. */
async function stopAll(machines) {
  const problems = [];
  for (const { child } of machines) child.kill('SIGTERM');
  for (const { name, child, ended } of machines) {
    await Promise.race([ended, pause(STOP_MS)]);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    problems.push(`${name} did not end when it was told to`);
    child.kill('SIGKILL');
  }
  return problems;
}

/** Does not keep the process alive. */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
