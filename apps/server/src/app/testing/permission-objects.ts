import type { Role } from '@rotunda/contract';
import { z } from 'zod';
import type { Pipeline } from '../build-pipeline.ts';
import { takeInRecords, testBill } from './take-in-records.ts';
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
  readonly #commented: string[] = [];

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

  /** A project with a saved search that has found a document. */
  async alert(): Promise<MadeAlert> {
    const number = nextNumber();
    const word = `${this.mark}word${number}`;
    const projectId = await this.project();
    const savedSearchId = await this.savedSearch(projectId, word);
    const fusionId = `us-119-hr-${number}`;
    await takeInRecords(this.#api, this.#pipeline, testBill(number, { title: `A bill on ${word}` }));
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
    this.#commented.push(fusionId);
    return { commentId, fusionId };
  }

  async tag(): Promise<string> {
    return this.#post('/tags', { name: `${this.mark} tag ${nextNumber()}` });
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

  /** Everything an administrator sees of what the organisation's people made. */
  async everything(): Promise<unknown> {
    const paths = [
      '/projects',
      '/savedSearches',
      '/alerts/counts',
      '/flags',
      '/tags',
      '/projects/workflow/columns',
      `/organizations/${this.organisationId}`,
    ];
    paths.push(`/organizations/${this.organisationId}/users`, ...this.#commented.map((id) => `/comments/${id}`));
    const answers: unknown[] = [];
    for (const path of paths) answers.push(await this.#api.call(this.users.admin.token, 'GET', path));
    answers.push(await this.#api.call(this.users.admin.token, 'POST', '/alerts/getSearchAlerts', { limit: 100 }));
    for (const list of ['/actions/get-actions', '/attachments/get-attachments']) {
      answers.push(await this.#api.call(this.users.admin.token, 'POST', list, { limit: 100 }));
    }
    return answers;
  }

  async #post(path: string, body: object): Promise<string> {
    const answer = await this.#api.call(this.users.admin.token, 'POST', path, body);
    const made = madeSchema.safeParse(answer.body);
    if (made.success) return 'id' in made.data ? made.data.id : made.data._id;
    throw new Error(`POST ${path} answered ${JSON.stringify(answer)}`);
  }
}

const madeSchema = z.union([z.object({ _id: z.string() }), z.object({ id: z.string() })]);
const columnsSchema = z.object({ results: z.array(z.object({ _id: z.string() })) });

let made = 0;
/** Above every number of the bills a test writes by hand. */
function nextNumber(): number {
  made += 1;
  return 7000 + made;
}
