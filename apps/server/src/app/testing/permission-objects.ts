import { type ApiScope, type Role, sentInvitationSchema } from '@rotunda/contract';
import { z } from 'zod';
import { receiveFile } from '../../features/file-imports/index.ts';
import type { Pipeline } from '../build-pipeline.ts';
import { createFileImportsDeps } from '../file-imports-deps.ts';
import { ingestRecords, testBill } from './ingest-records.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** A match of a saved search, in the form that calls about alerts expect. */
export interface AlertReference {
  fusionId: string;
  projectId: string;
  savedSearchId: string;
}

/**
 * Creates objects of one organization the way its users do: through the API. Each name contains the organization's
 * `mark`, so that a test notices when a response shows something of another organization.
 */
export class PermissionObjects {
  readonly mark: string;
  readonly organizationId: string;
  readonly users: Readonly<Record<Role, TestUser>>;
  /** Creates each object once, on first use, which is enough for calls that change nothing. */
  readonly kept: PermissionObjects;
  readonly #api: TestApi;
  readonly #pipeline: Pipeline;

  private constructor(
    api: TestApi,
    pipeline: Pipeline,
    mark: string,
    organizationId: string,
    users: Record<Role, TestUser>,
  ) {
    this.#api = api;
    this.#pipeline = pipeline;
    this.mark = mark;
    this.organizationId = organizationId;
    this.users = users;
    this.kept = cachingAnswers(this);
  }

  static async create(api: TestApi, pipeline: Pipeline, mark: string): Promise<PermissionObjects> {
    const organizationId = await api.addOrganization(`${mark} organization`);
    const user = (role: Role) => api.addUser(organizationId, `${role}@${mark}.example`, role);
    const users = { viewer: await user('viewer'), member: await user('member'), admin: await user('admin') };
    return new PermissionObjects(api, pipeline, mark, organizationId, users);
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

  /** Creates a project with a saved search that has matched a document. */
  async alert(): Promise<AlertReference> {
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

  /** Creates an administrator's comment on a document. */
  async comment(): Promise<{ commentId: string; fusionId: string }> {
    const { fusionId } = await this.alert();
    const text = `${this.mark} comment ${nextNumber()}`;
    const commentId = await this.#post('/comments', { fusionId, documentType: 'Legislation', text });
    return { commentId, fusionId };
  }

  /** Creates a summary of a document. @returns The document's id. */
  async customSummary(): Promise<string> {
    const { fusionId } = await this.alert();
    const body = { documentType: 'Legislation', text: `${this.mark} summary ${nextNumber()}`, version: null };
    const answer = await this.#api.call(this.users.admin.token, 'PUT', `/custom-summaries/${fusionId}`, body);
    if (answer.status !== 200) throw new Error(`the summary was answered ${JSON.stringify(answer)}`);
    return fusionId;
  }

  /** Creates a person that the organization maintains itself. @returns The contact's id. */
  async customContact(): Promise<string> {
    const body = { documentType: 'CustomPerson', lastName: `${this.mark} contact ${nextNumber()}` };
    const answer = await this.#api.call(this.users.admin.token, 'POST', '/stakeholders/custom-contacts', body);
    return contactSchema.parse(answer.body).fusionId;
  }

  /** Creates an import of contacts that waits for its check. @returns Its id. */
  async fileImport(): Promise<string> {
    const { database, clock, ids } = this.#api.deps;
    const content = new TextEncoder().encode(`Last name\n${this.mark} contact\n`);
    const file = { kind: 'CustomPerson', name: `${this.mark}.csv`, content } as const;
    const { organizationId } = this;
    const actor = { userId: this.users.admin.userId, organizationId, impersonatorId: null };
    return (await receiveFile(createFileImportsDeps({ database, clock, ids }), actor, file)).importId;
  }

  /** Creates a legislator whom campaigns write to and every organization can see. @returns The person's id. */
  async legislator(): Promise<string> {
    const fusionId = 'person-legislator';
    await ingestRecords(this.#api, this.#pipeline, {
      kind: 'person',
      fusionId,
      part: 'main',
      isoCode: 'us',
      fullSourceId: 'legislator',
      fullName: 'Ada Rowan',
    });
    return fusionId;
  }

  /** Creates a campaign with one day of messages to a legislator. @returns The ids and the date that identify it. */
  async activity(): Promise<{ campaignId: string; fusionId: string; date: string }> {
    const key = { campaignId: await this.campaign(), date: '2026-03-02' };
    const fusionId = await this.legislator();
    const counts = { messagesCount: 3, callsCount: 2, xPostsCount: 1 };
    const body = { ...key, ...counts, legislator: fusionId };
    const answer = await this.#api.call(this.users.admin.token, 'PUT', '/advocacy/activity', body);
    if (answer.status !== 200) throw new Error(`the activity was answered ${JSON.stringify(answer)}`);
    return { ...key, fusionId };
  }

  async campaign(): Promise<string> {
    const channels = { emailEnabled: true, phoneEnabled: true, xPostsEnabled: true };
    const name = `${this.mark} campaign ${nextNumber()}`;
    const body = { name, active: true, reportUrl: null, ...channels };
    const answer = await this.#api.call(this.users.admin.token, 'POST', '/advocacy/campaigns', body);
    return campaignSchema.parse(answer.body).campaignId;
  }

  async keyContact(): Promise<string> {
    const body = {
      legislator: await this.legislator(),
      contactName: `${this.mark} contact ${nextNumber()}`,
      email: null,
      phoneNumber: null,
      relationshipType: null,
      relationshipNote: null,
    };
    const answer = await this.#api.call(this.users.admin.token, 'POST', '/advocacy/key-contacts', body);
    return keyContactSchema.parse(answer.body).keyContactId;
  }

  async tag(): Promise<string> {
    return this.#post('/tags', { name: `${this.mark} tag ${nextNumber()}` });
  }

  /** Creates a saved search for which the administrator has a feed. @returns Its id. */
  async searchFeed(): Promise<string> {
    const savedSearchId = await this.savedSearch(await this.project());
    await this.#api.call(this.users.admin.token, 'POST', `/savedSearches/${savedSearchId}/feed`);
    return savedSearchId;
  }

  /** Creates a webhook of a project; nothing listens at its address. */
  async webhook(): Promise<string> {
    const body = { name: `${this.mark} webhook ${nextNumber()}`, url: UNREACHABLE_ADDRESS, format: 'json' };
    return this.#post(`/projects/${await this.project()}/webhooks`, body);
  }

  /** Creates an administrator's calendar feed. */
  async eventFeed(): Promise<string> {
    return this.#post('/calendars/feeds', { name: `${this.mark} feed ${nextNumber()}`, filters: {} });
  }

  /** Invites an address that was never invited before. */
  async invitation(): Promise<string> {
    const { admin } = this.users;
    const body = { email: `invited-${crypto.randomUUID()}@example.org`, role: 'viewer' };
    const answer = await admin.call('POST', `/organizations/${this.organizationId}/invitations`, body);
    return sentInvitationSchema.parse(answer.body).invitation._id;
  }

  /** Creates a failed e-mail, which can be sent again. */
  async mail(): Promise<string> {
    const mailId = crypto.randomUUID();
    await this.#api.deps.database.$client.query(
      `insert into outgoing_mails (mail_id, organization_id, kind, dedupe_key, to_address, subject, text_body, html_body,
         state, next_attempt_ts, give_up_ts, created_ts)
       values ($1, $2, 'test', gen_random_uuid()::text, 'reader@example.org', $3, '', '', 'failed', 0, 0, 0)`,
      [mailId, this.organizationId, `${this.mark} mail`],
    );
    return mailId;
  }

  /** Creates an API token of the administrator. */
  async apiToken(scopes: readonly ApiScope[] = ['read']): Promise<{ tokenId: string; token: string }> {
    return this.users.admin.makeApiToken(scopes);
  }

  /** Returns the token that opens the PDF of a document of the second source. */
  async tokenOfPdf(cqUid: string): Promise<string> {
    const answer = await this.#api.call(this.users.admin.token, 'GET', `/documents/cq/doc/${cqUid}`);
    return pdfTokenSchema.parse(answer.body).securePdfDownloadToken;
  }

  /** Returns the first column of a new project's board. */
  async column(): Promise<{ projectId: string; columnId: string; columnIds: string[] }> {
    const projectId = await this.project();
    const answer = await this.#api.call(this.users.admin.token, 'GET', `/projects/${projectId}/workflow/columns`);
    const columnIds = columnsSchema.parse(answer.body).results.map((column) => column._id);
    const [columnId] = columnIds;
    if (columnId === undefined) throw new Error('a new project has no columns');
    return { projectId, columnId, columnIds };
  }

  /** Places a document in that column. */
  async card(): Promise<{ projectId: string; columnId: string; fusionId: string }> {
    const { projectId, columnId } = await this.column();
    const { fusionId } = await this.alert();
    const body = { documentType: 'Legislation', fusionIds: [fusionId], columnIds: [columnId], projectIds: [projectId] };
    const path = '/projects/workflow/add-entities-to-workflow-columns';
    const answer = await this.#api.call(this.users.admin.token, 'POST', path, body);
    if (answer.status !== 200) throw new Error(`POST ${path} answered ${JSON.stringify(answer)}`);
    return { projectId, columnId, fusionId };
  }

  /** Creates a user of the organization that no other case needs. */
  async createOtherUser(): Promise<TestUser> {
    return this.#api.addUser(this.organizationId, `spare${nextNumber()}@${this.mark}.example`, 'viewer');
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
const campaignSchema = z.object({ campaignId: z.string() });
const keyContactSchema = z.object({ keyContactId: z.string() });
const contactSchema = z.object({ fusionId: z.string() });
const columnsSchema = z.object({ results: z.array(z.object({ _id: z.string() })) });

/** An address of this machine where nothing listens. */
export const UNREACHABLE_ADDRESS = 'http://127.0.0.1:1/';

let made = 0;
/** Returns a number above those of all bills that tests write by hand. */
function nextNumber(): number {
  made += 1;
  return 7000 + made;
}

/** Wraps the objects so that a method called again with the same arguments returns the first result. */
function cachingAnswers(objects: PermissionObjects): PermissionObjects {
  const answers = new Map<string, unknown>();
  return new Proxy(objects, {
    get(target, key): unknown {
      const found: unknown = Reflect.get(target, key);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]): unknown => {
        const place = JSON.stringify([key, given]);
        if (!answers.has(place)) answers.set(place, Reflect.apply(found, target, given));
        return answers.get(place);
      };
    },
  });
}
