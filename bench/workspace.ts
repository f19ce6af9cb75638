import { parseArgs } from 'node:util';
import { openHome } from './product/open-home.ts';
import { addBenchUser, type BenchUser } from './product/sign-in.ts';
import { startProduct } from './product/start-product.ts';
import { withTemporaryHome } from './product/temporary-home.ts';
import { quantile } from './search/measure.ts';
import { FIRST_NAME, fillPeople, FULL_NAME, STATE } from './workspace/fill-people.ts';
import { fillWorkspace } from './workspace/fill-workspace.ts';

interface RunOptions {
  /** Prints only the result and logs nothing. */
  json: boolean;
  log: (line: string) => void;
  /** `--actions 10000` `--attachments 5000` `--projects 300` `--tags 2000` `--cards 1000` `--meetings 20000` `--deadlines 20000` `--people 200000` `--passes 30` `--only calendar` */
  args: string[];
}

export interface WorkspaceResult {
  /** The list that was opened. */
  list: string;
  /** Time from the request to the last byte of the response, over the running product's API. */
  p50Ms: number;
  p95Ms: number;
  /** The smallest signed-in response, measured alternately: session, transfer, framework. */
  peer: 'session';
  peerP50Ms: number;
  /** p50 relative to the peer's. */
  ratio: number;
}

interface List {
  list: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** Measures how long the lists of a busy organization take to open. The bar is 300 ms of server time for each (p95). */
export async function run({
  json,
  log,
  args,
}: RunOptions): Promise<{ bench: 'workspace'; results: WorkspaceResult[] }> {
  const number = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args,
    options: {
      actions: number('10000'),
      attachments: number('5000'),
      projects: number('300'),
      tags: number('2000'),
      cards: number('1000'),
      meetings: number('20000'),
      deadlines: number('20000'),
      people: number('200000'),
      passes: number('30'),
      only: { type: 'string', default: '' },
    },
  });
  const results = await withTemporaryHome(async (home) => {
    const product = await startProduct(home);
    const database = await openHome(home);
    try {
      const user = await addBenchUser(product.url, home, 'reader@workspace.example');
      const projectId = await fillWorkspace(database.pool, user, {
        actions: Number(values.actions),
        attachments: Number(values.attachments),
        projects: Number(values.projects),
        tags: Number(values.tags),
        cards: Number(values.cards),
        meetings: Number(values.meetings),
        deadlines: Number(values.deadlines),
      });
      await fillPeople(database.pool, Number(values.people));
      await database.pool.query('vacuum analyze');
      const measured: WorkspaceResult[] = [];
      for (const list of getLists(projectId).filter((one) => one.list.includes(values.only))) {
        const result = await measureList(user, list, Number(values.passes));
        if (!json)
          log(`${result.list}: p50 ${result.p50Ms} ms, p95 ${result.p95Ms} ms, ${result.ratio} x a bare request`);
        measured.push(result);
      }
      return measured;
    } finally {
      await database.close();
      await product.stop();
    }
  });
  return { bench: 'workspace', results };
}

function getLists(projectId: string): List[] {
  const actions = { method: 'POST', path: '/actions/get-actions' } as const;
  const month = { startDate: daysFromNow(-20), endDate: daysFromNow(21), timeZone: 'America/New_York' };
  const events = { method: 'POST', path: '/documents/cq/events' } as const;
  const attachments = { method: 'POST', path: '/attachments/get-attachments' } as const;
  const people = { method: 'POST', path: '/stakeholders/search' } as const;
  const inState = { genericSearch: { byLocation: [STATE] } };
  const model = (rawTextSearch: string) => ({ searchModel: { rawTextSearch } });
  return [
    ...discoverLists(model),
    { list: 'stakeholders, opened', ...people, body: { ...model(''), sort: 'name' } },
    { list: 'stakeholders, opened in groups', ...people, body: { ...model(''), grouped: true } },
    { list: 'stakeholders, a first name', ...people, body: { ...model(FIRST_NAME), sort: 'name' } },
    { list: 'stakeholders, a person', ...people, body: { ...model(FULL_NAME), sort: 'name' } },
    {
      list: 'stakeholders, people of a place',
      ...people,
      body: { searchModel: { ...inState, datasetTypes: ['Person'] }, sort: 'name' },
    },
    {
      list: 'stakeholders, people of a party',
      ...people,
      body: { ...model(''), people: { parties: ['Democratic'] }, sort: 'name' },
    },
    { list: 'actions, first page', ...actions, body: { part: 'upcoming' } },
    { list: 'actions, page 40', ...actions, body: { skip: 3900, limit: 100 } },
    { list: 'actions, found by text', ...actions, body: { filters: { textSearch: 'aquifer' } } },
    { list: 'actions of a project', ...actions, body: { filters: { projects: [projectId] } } },
    { list: 'attachments, first page', ...attachments, body: {} },
    { list: 'attachments, page 40', ...attachments, body: { page: 40, limit: 100 } },
    { list: 'attachments, found by text', ...attachments, body: { filters: { searchText: 'aquifer' } } },
    { list: 'calendar, a month', ...events, body: month },
    { list: 'calendar, a month of a project', ...events, body: { ...month, projectIds: [projectId] } },
    { list: 'calendar, a month of a committee', ...events, body: { ...month, committeeIds: ['committee-7'] } },
    { list: 'projects', method: 'GET', path: '/projects' },
    { list: 'projects, found by name', method: 'GET', path: '/projects?name=aquifer' },
    { list: 'tags', method: 'GET', path: '/tags' },
    { list: 'tags with their use', method: 'GET', path: '/tags/usage' },
    { list: 'documents of a project', method: 'POST', path: '/projects/get-project-entities', body: { projectId } },
    { list: 'board, its columns', method: 'GET', path: `/projects/${projectId}/workflow/columns` },
    { list: 'board, its cards', method: 'GET', path: `/projects/${projectId}/workflow/entities` },
  ];
}

/** The same words searched in the same collection by Discover, for comparison with the lists of people. */
function discoverLists(model: (text: string) => object): List[] {
  const search = { method: 'POST', path: '/documents/search' } as const;
  return [
    { list: 'Discover, everything (beside stakeholders)', ...search, body: { ...model(''), facets: true } },
    { list: 'Discover, a first name (beside stakeholders)', ...search, body: { ...model(FIRST_NAME), facets: true } },
  ];
}

/** Returns the UTC day that is `days` from now. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function measureList(user: BenchUser, list: List, passes: number): Promise<WorkspaceResult> {
  const own: number[] = [];
  const peer: number[] = [];
  // The first pass fills the caches.
  for (let pass = 0; pass <= passes; pass += 1) {
    const times = [await getTime(user, { method: 'GET', path: '/auth/session' }), await getTime(user, list)] as const;
    if (pass > 0) {
      peer.push(times[0]);
      own.push(times[1]);
    }
  }
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const p50Ms = quantile(own, 0.5);
  const peerP50Ms = quantile(peer, 0.5);
  return {
    list: list.list,
    p50Ms: tenths(p50Ms),
    p95Ms: tenths(quantile(own, 0.95)),
    peer: 'session',
    peerP50Ms: tenths(peerP50Ms),
    ratio: tenths(p50Ms / peerP50Ms),
  };
}

async function getTime(user: BenchUser, { method, path, body }: Omit<List, 'list'>): Promise<number> {
  const startMs = performance.now();
  await user.call(method, path, body);
  return performance.now() - startMs;
}
