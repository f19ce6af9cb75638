import path from 'node:path';
import { signInAs } from '../product/sign-in-as.mjs';
import { getChunks, WORD } from './write-inputs.mjs';

const BILL = 'us-119-hr-1';
/** Longest wait for a worker, in seconds. */
const PATIENCE_S = 120;
const EACH_ACTION = 400;
const SEARCH = { searchModel: { rawTextSearch: WORD } };

/**
 * Ingests the inputs of the folder and has the product write every format.
 *
 * @param {import('../product/with-product.mjs').Product} product
 * @param {string} folder
 * @param {readonly string[]} characters
 * @returns {AsyncGenerator<{ format: string, name: string, bytes: Uint8Array }>}
 */
export async function* writtenFiles(product, folder, characters) {
  const { token } = await signInAs(product, 'admin');
  const ask = asker(product.url, token);
  const feed = await createFeed(ask);
  await product.command('ingest', 'congress-api', '--from', path.join(folder, 'bills.jsonl'), '--json');
  await product.command('ingest', 'bill-text', '--from', path.join(folder, 'texts'), '--json');
  const found = await until(async () => {
    const answer = await ask('POST', '/documents/search', { ...SEARCH, limit: 100 });
    return json(answer).total > 0 ? answer : undefined;
  });
  yield { format: 'json', name: 'titles found', bytes: found };
  for (const format of ['csv', 'xlsx']) yield { format, name: 'titles found', bytes: await exportFound(ask, format) };
  const versions = await getVersions(ask);
  const text = `/documents/legislation/${BILL}/text?fnDocumentId=${encodeURIComponent(versions[0])}`;
  yield { format: 'json', name: 'text of a bill', bytes: await ask('GET', text) };
  for (const format of ['docx', 'pdf']) {
    yield { format, name: 'comparison', bytes: await exportComparison(ask, versions, format) };
  }
  yield { format: 'ics', name: 'actions', bytes: await getCalendar(ask, characters) };
  yield { format: 'rss', name: 'alerts', bytes: await read(new URL(feed, product.url)) };
}

function asker(url, token) {
  return async (method, route, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    return read(`${url}${route}`, { method, headers, body: body && JSON.stringify(body) });
  };
}

async function read(address, options) {
  const response = await fetch(address, options);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${new TextDecoder().decode(bytes)}`);
  return bytes;
}

function json(bytes) {
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function until(attempt) {
  for (let second = 0; second < PATIENCE_S; second += 1) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`it was not done after ${PATIENCE_S} seconds`);
}

/** Follows the word of the titles before they come, so that the feed reports them. @returns the path of the feed */
async function createFeed(ask) {
  const project = json(await ask('POST', '/projects', { name: 'Characters' }));
  const alert = { title: 'Characters', projectId: project._id, documentType: 'Legislation', ...SEARCH };
  const saved = json(await ask('POST', '/alerts', alert));
  return json(await ask('POST', `/savedSearches/${saved._id}/feed`)).paths.rss;
}

async function exportFound(ask, exportType) {
  const job = json(await ask('POST', '/documents/export', { exportType, searchArgs: SEARCH }));
  await until(async () => (json(await ask('GET', `/exports/${job._id}`)).file === null ? undefined : true));
  return ask('GET', `/exports/${job._id}/file`);
}

/** @returns the ids of the introduced and the engrossed version */
async function getVersions(ask) {
  const versions = json(await ask('GET', `/documents/legislation/${BILL}/versions`));
  return versions.map(({ id }) => id).toSorted();
}

async function exportComparison(ask, [engrossed, introduced], format) {
  const sides = { bill1: BILL, bill2: BILL, version1: introduced, version2: engrossed };
  await until(async () => (json(await ask('POST', '/comparisons/start', sides)).state === 'done' ? true : undefined));
  const { state } = json(await ask('POST', '/comparisons', sides));
  return ask('POST', '/comparisons/export', { ...sides, state, format });
}

/** Creates actions with all characters in their summaries. */
async function getCalendar(ask, characters) {
  const parts = [];
  for (const summary of getChunks(characters, EACH_ACTION)) {
    const action = { name: 'Characters', summary, startTime: 1_800_000_000, endTime: 1_800_003_600 };
    const { _id } = json(await ask('POST', '/actions', action));
    parts.push(await ask('GET', `/actions/${_id}/ics`));
  }
  return Buffer.concat(parts);
}
