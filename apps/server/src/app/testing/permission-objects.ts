import type { Role } from '@rotunda/contract';
import type pg from 'pg';
import { z } from 'zod';
import { receiveContactFile } from '../../features/custom-contacts/index.ts';
import type { Pipeline } from '../build-pipeline.ts';
import { ingestRecords, testBill } from './ingest-records.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** A match of a saved search, as the calls about alerts name it. */
export interface MadeAlert {
  fusionId: string;
  projectId: string;
  savedSearchId: string;
}

/**
 * Makes objects of one organisation the way its people do: through the API. The name of each holds the organisation's
 * `mark`, so that a test sees at once when an answer shows something of another organisation.
 */
export class PermissionObjects {
  readonly mark: string;
  readonly organisationId: string;
  readonly users: Readonly<Record<Role, TestUser>>;
  readonly #api: TestApi;
  readonly #pipeline: Pipeline;
  #snapshot: string | undefined;

  private constructor(
    api: TestApi,
    pipeline: Pipeline,
    mark: string,
    organisationId: string,
    users: Record<Role, TestUser>,
  ) {
    this.#api = api;
    this.#pipeline = pipeline;
    this.mark = mark;
    this.organisationId = organisationId;
    this.users = users;
  }

  static async create(api: TestApi, pipeline: Pipeline, mark: string): Promise<PermissionObjects> {
    const organisationId = await api.addOrganisation(`${mark} organisation`);
    const user = (role: Role) => api.addUser(organisationId, `${role}@${mark}.example`, role);
    const users = { viewer: await user('viewer'), member: await user('member'), admin: await user('admin') };
    return new PermissionObjects(api, pipeline, mark, organisationId, users);
  }

  async project(): Promise<string> {
    return this.#post('/projects', { name: `${this.mark} project ${nextNumber()}` });
  }

  async action(): Promise<string> {
    const startTime = 1_790_000_000;
    const name = `${this.mark} action ${nextNumber()}`;
    return this.#post('/actions', { name, startTime, endTime: startTime + 3600, projects: [await this.project()] });
  }

  async savedSearch(projectId?: string, word = `word${nextNumber()}`): Promise<string> {
    const searchModel = { rawTextSearch: word };
    return this.#post('/savedSearches', { title: `${this.mark} search`, projectId: projectId ?? null, searchModel });
  }

  async tariffConfiguration(): Promise<string> {
    const company = { company_name: `${this.mark} ${nextNumber()}`, operating_countries: ['CN'], hs_codes: ['8712'] };
    return this.#post('/tariffs/impact-report-configuration', company);
  }

  /** A project with a saved search that has found a document. */
  async alert(): Promise<MadeAlert> {
    const number = nextNumber();
    const word = `${this.mark}word${number}`;
    const projectId = await this.project();
    const savedSearchId = await this.savedSearch(projectId, word);
    const fusionId = `us-119-hr-${number}`;
    await ingestRecords(this.#api, this.#pipeline, testBill(number, { title: `A bill on ${word}` }));
    return { fusionId, projectId, savedSearchId };
  }

  async attachment(): Promise<string> {
    const title = `${this.mark} attachment ${nextNumber()}`;
    const linkedProjects = [await this.project()];
    return this.#post('/attachments', { title, attachmentType: 'link', url: 'https://example.org/', linkedProjects });
  }

  /** An administrator's comment on a document. */
  async comment(): Promise<{ commentId: string; fusionId: string }> {
    const { fusionId } = await this.alert();
    const text = `${this.mark} comment ${nextNumber()}`;
    const commentId = await this.#post('/comments', { fusionId, documentType: 'Legislation', text });
    return { commentId, fusionId };
  }

  /** A summary of a document; @returns the document's id */
  async customSummary(): Promise<string> {
    const { fusionId } = await this.alert();
    const body = { documentType: 'Legislation', text: `${this.mark} summary ${nextNumber()}`, version: null };
    const answer = await this.#api.call(this.users.admin.token, 'PUT', `/custom-summaries/${fusionId}`, body);
    if (answer.status !== 200) throw new Error(`the summary was answered ${JSON.stringify(answer)}`);
    return fusionId;
  }

  /** A person the organization keeps itself; @returns the contact's id */
  async customContact(): Promise<string> {
    const body = { documentType: 'CustomPerson', lastName: `${this.mark} contact ${nextNumber()}` };
    const answer = await this.#api.call(this.users.admin.token, 'POST', '/stakeholders/custom-contacts', body);
    return contactSchema.parse(answer.body).fusionId;
  }

  /** A file of contacts that waits for its check; @returns its id */
  async contactImport(): Promise<string> {
    const { database, clock, ids } = this.#api.deps;
    const content = new TextEncoder().encode(`Last name\n${this.mark} contact\n`);
    const file = { contactType: 'CustomPerson', name: `${this.mark}.csv`, content } as const;
    const { organisationId } = this;
    const actor = { userId: this.users.admin.userId, organisationId, impersonatorId: null };
    return (await receiveContactFile({ database, clock, ids }, actor, file)).importId;
  }

  async tag(): Promise<string> {
    return this.#post('/tags', { name: `${this.mark} tag ${nextNumber()}` });
  }

  /** An administrator's feed of the calendar. */
  async eventFeed(): Promise<string> {
    return this.#post('/calendars/feeds', { name: `${this.mark} feed ${nextNumber()}`, filters: {} });
  }

  /** What opens the PDF of a document of the second source. */
  async tokenOfPdf(cqUid: string): Promise<string> {
    const answer = await this.#api.call(this.users.admin.token, 'GET', `/documents/cq/doc/${cqUid}`);
    return pdfTokenSchema.parse(answer.body).securePdfDownloadToken;
  }

  /** The first column of a new project's board. */
  async column(): Promise<{ projectId: string; columnId: string; columnIds: string[] }> {
    const projectId = await this.project();
    const answer = await this.#api.call(this.users.admin.token, 'GET', `/projects/${projectId}/workflow/columns`);
    const columnIds = columnsSchema.parse(answer.body).results.map((column) => column._id);
    const [columnId] = columnIds;
    if (columnId === undefined) throw new Error('a new project has no columns');
    return { projectId, columnId, columnIds };
  }

  /** A document that stands in that column. */
  async card(): Promise<{ projectId: string; columnId: string; fusionId: string }> {
    const { projectId, columnId } = await this.column();
    const { fusionId } = await this.alert();
    const body = { documentType: 'Legislation', fusionIds: [fusionId], columnIds: [columnId], projectIds: [projectId] };
    const path = '/projects/workflow/add-entities-to-workflow-columns';
    const answer = await this.#api.call(this.users.admin.token, 'POST', path, body);
    if (answer.status !== 200) throw new Error(`POST ${path} answered ${JSON.stringify(answer)}`);
    return { projectId, columnId, fusionId };
  }

  /** Someone of the organisation no other case needs. */
  async spareUser(): Promise<TestUser> {
    return this.#api.addUser(this.organisationId, `spare${nextNumber()}@${this.mark}.example`, 'viewer');
  }

  /** Every row that is the organisation's, by table: a call that changed nothing leaves all of them as they were. */
  async everything(): Promise<Record<string, unknown>> {
    const pool = this.#api.deps.database.$client;
    this.#snapshot ??= await snapshotStatement(pool);
    const { rows } = await pool.query<{ name: string; held: unknown }>(this.#snapshot, [this.organisationId]);
    return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
  }

  async #post(path: string, body: object): Promise<string> {
    const answer = await this.#api.call(this.users.admin.token, 'POST', path, body);
    const made = madeSchema.safeParse(answer.body);
    if (made.success) return 'id' in made.data ? made.data.id : made.data._id;
    throw new Error(`POST ${path} answered ${JSON.stringify(answer)}`);
  }
}

const madeSchema = z.union([z.object({ _id: z.string() }), z.object({ id: z.string() })]);
const pdfTokenSchema = z.object({ securePdfDownloadToken: z.string() });
const contactSchema = z.object({ fusionId: z.string() });
const columnsSchema = z.object({ results: z.array(z.object({ _id: z.string() })) });

let made = 0;
/** Above every number of the bills a test writes by hand. */
function nextNumber(): number {
  made += 1;
  return 7000 + made;
}

const OF_ORGANISATION = `
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_name in ('organisation_id', 'organization_id')`;
const OF_ITS_PEOPLE = 'in (select user_id from member where organization_id = $1)';

/** One statement that reads all of an organisation: each table that names one, and those of identity that do not. */
async function snapshotStatement(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(OF_ORGANISATION);
  const parts = [
    ...rows.map((row) => [row.table_name, `${row.column_name} = $1`] as const),
    ['organization', 'id = $1'] as const,
    ['"user"', `id ${OF_ITS_PEOPLE}`] as const,
    ['account', `user_id ${OF_ITS_PEOPLE}`] as const,
    ['session', `user_id ${OF_ITS_PEOPLE}`] as const,
  ];
  return parts
    .map(
      ([table, condition]) =>
        `select '${table}' as name, jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as held from ${table} t where ${condition}`,
    )
    .join(' union all ');
}
