import { gzipSync } from 'node:zlib';

const json = (value) => JSON.stringify(value);
const list = (length, entry) => Array.from({ length }, (_, place) => entry(place));
/** The body is made once, because making it costs the sender more than receiving it costs the server. */
const post = (path, text) => {
  const body = Buffer.from(text);
  return () => ({ method: 'POST', path, body });
};

const LINKS = '/projects/create-project-entities';
const SEARCH = '/documents/search';
const wrongLink = () => ({ projectId: 1, fusionId: 2, documentType: 3 });
const search = (rawTextSearch) => json({ searchModel: { rawTextSearch } });
const unknownKeys = (count) => json(Object.fromEntries(list(count, (place) => [`key${place}`, 0])));

const FORM = 'load-check-form';
/** A file of two megabytes, as a browser sends it. */
const form = Buffer.concat([
  Buffer.from(
    `--${FORM}\r\ncontent-disposition: form-data; name="details"\r\n\r\n{"title":"Load"}\r\n--${FORM}\r\n` +
      'content-disposition: form-data; name="file"; filename="load.txt"\r\ncontent-type: text/plain\r\n\r\n',
  ),
  Buffer.alloc(2_000_000, 'words '),
  Buffer.from(`\r\n--${FORM}--\r\n`),
]);
/** Two kilobytes that would be two megabytes. */
const bomb = gzipSync(json('x'.repeat(2_000_000)));

/** Queries that cost most for their length: to read, to explain or to run. */
const QUERIES = [
  `${'('.repeat(9000)}water${')'.repeat(9000)}`,
  list(3000, (place) => `w${place}`).join(' OR '),
  list(1500, (place) => `(a${place} w/5 b${place})`).join(' AND '),
  `"${'water '.repeat(3000)}"`,
  `${'NOT '.repeat(4000)}water`,
];

/** What anyone may do twenty times at once, which is what the rarest delays are compared with. */
export const ORDINARY = {
  name: 'ordinary calls',
  expected: [200],
  request: () => ({ method: 'GET', path: '/projects' }),
};

/**
 * Requests that each cost the server much more than their sender, with the statuses that may answer them. They are
 * sent by a viewer unless a role is stated.
 *
 * @type {{ name: string, expected: number[], role?: string, request: (round: number) => object }[]}
 */
export const ATTACKS = [
  {
    name: '400 KB of wrong values, 200,000 of them',
    expected: [400, 403, 413, 429],
    request: post(LINKS, json(list(200_000, (place) => place % 10))),
  },
  {
    name: '400 KB of wrong values in a search',
    expected: [400, 413, 429],
    request: post(SEARCH, json({ searchModel: { datasetTypes: list(200_000, (place) => place % 10) } })),
  },
  {
    name: '270 KB of wrong values in a search, as many as fit',
    expected: [400, 413, 429],
    request: post(SEARCH, json({ searchModel: { datasetTypes: list(10_000, () => 'Legislation that is none') } })),
  },
  {
    name: '70,000 unknown keys',
    expected: [400, 413, 429],
    request: post(SEARCH, unknownKeys(70_000)),
  },
  {
    name: 'as many unknown keys as are read',
    expected: [400, 413, 429],
    request: post(SEARCH, unknownKeys(7000)),
  },
  {
    name: '5,000 wrong objects',
    expected: [400, 403, 413, 429],
    request: post('/linked-entities/fetch-by-ids', json({ entities: list(5000, wrongLink) })),
  },
  {
    name: 'a text of 900 KB for a name',
    expected: [403, 413, 429],
    request: post('/tags', json({ name: 'x'.repeat(900_000) })),
  },
  {
    name: 'a body of two megabytes',
    expected: [413, 429],
    request: post(SEARCH, json('x'.repeat(2_000_000))),
  },
  {
    name: 'nesting of 100,000 levels',
    expected: [400, 413, 429],
    request: post(SEARCH, `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  },
  {
    name: 'deep and long queries',
    expected: [200, 400, 422, 429],
    request: (round) => ({ method: 'POST', path: SEARCH, body: search(QUERIES[round % QUERIES.length]) }),
  },
  {
    name: 'long query strings',
    expected: [200, 400, 429, 431],
    request: (round) => {
      const query = [
        `name=${'x'.repeat(14_000)}`,
        `priority=High&`.repeat(900),
        `name${'[a]'.repeat(4500)}=1`,
        list(2500, (place) => `k${place}=`).join('&'),
      ][round % 4];
      return { method: 'GET', path: `/projects?${query}` };
    },
  },
  {
    name: 'event streams, opened and closed',
    expected: [200, 429],
    request: () => ({ method: 'GET', path: '/events', headers: { accept: 'text/event-stream' }, endAfterMs: 200 }),
  },
  {
    name: 'event streams held open',
    expected: [200, 429],
    request: () => ({ method: 'GET', path: '/events', headers: { accept: 'text/event-stream' }, endAfterMs: 2500 }),
  },
  {
    name: 'the description of the API',
    expected: [200, 429],
    request: (round) => ({ method: 'GET', path: round % 2 === 0 ? '/openapi.json' : '/docs' }),
  },
  {
    name: 'large answers that are read slowly',
    expected: [200, 429],
    request: () => ({ method: 'GET', path: '/openapi.json', readSlowly: { everyMs: 50, bytes: 16_384 } }),
  },
  {
    name: 'exports of everything',
    expected: [201, 409, 429],
    request: () => ({
      method: 'POST',
      path: '/documents/export',
      body: json({
        exportType: 'xlsx',
        name: 'Load',
        searchArgs: { searchModel: {} },
      }),
    }),
  },
  {
    name: 'bodies sent a kilobyte at a time',
    expected: [400, 408, 413, 429],
    request: () => ({
      method: 'POST',
      path: SEARCH,
      body: unknownKeys(4e3),
      slowly: {
        everyMs: 100,
        bytes: 1024,
      },
    }),
  },
  {
    name: 'bodies that are compressed',
    expected: [400, 413, 415, 429],
    request: () => ({
      method: 'POST',
      path: SEARCH,
      body: bomb,
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  {
    name: 'files of two megabytes',
    expected: [201, 413, 429],
    role: 'member',
    request: () => ({
      method: 'POST',
      path: '/attachments/upload',
      body: form,
      headers: { 'content-type': `multipart/form-data; boundary=${FORM}` },
    }),
  },
  {
    name: 'previews and replays of broad searches',
    expected: [200, 400, 422, 429],
    request: (round) => ({
      method: 'POST',
      path: `${SEARCH}/${round % 2 === 0 ? 'preview' : 'replay'}`,
      body: search(list(200, (place) => `w${place}*`).join(' OR ')),
    }),
  },
];
