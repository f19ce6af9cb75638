import type { ApiScope, Role } from '@rotunda/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SEARCH_SETTINGS } from '../../features/discover/index.ts';
import { createAuth, createIdentityRepository, createUser, type IdentityDeps } from '../../features/identity/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase, createPool, type Database } from '../../platform/database/create-database.ts';
import { createListener } from '../../platform/database/listener.ts';
import { openPool } from '../../platform/database/open-pool.ts';
import { createIdSource } from '../../platform/ids.ts';
import { createLogger } from '../../platform/logging.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createProgressStore } from '../../platform/progress/progress-store.ts';
import { createQueue } from '../../platform/queue/create-queue.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { buildApi } from '../build-api.ts';
import { readConfig } from '../config.ts';
import { jobDefinitions } from '../jobs.ts';
import type { PlatformDeps } from '../platform-deps.ts';

export const TEST_PASSWORD = 'correct horse battery';
/** Lowest cost that argon2 allows. A stored password records its own cost, so signing in is as cheap. */
const TEST_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestApi {
  app: FastifyInstance;
  deps: PlatformDeps;
  /** Creates an organization with the name and returns its id. */
  addOrganization(name: string): Promise<string>;
  /** Creates a user and returns them with the bearer token of a session. */
  addUser(
    organizationId: string,
    email: string,
    role: Role,
    options?: { isSupport?: boolean; isOperator?: boolean },
  ): Promise<TestUser>;
  call(token: string | null, ...request: TestRequest): Promise<TestAnswer>;
  /**
   * Resolves once the API knows of the test's own writes to users, sessions or flags, as the API's own calls wait for.
   */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export type TestRequest = [method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object];

/** A signed-in user. */
export interface TestUser {
  userId: string;
  email: string;
  organizationId: string;
  token: string;
  call(...request: TestRequest): Promise<TestAnswer>;
  /** POSTs a body that creates something and returns its id; throws if refused. */
  make(path: string, body: object): Promise<string>;
  /** Creates an API token of the user. */
  makeApiToken(scopes: readonly ApiScope[]): Promise<{ tokenId: string; token: string }>;
}

export interface TestAnswer {
  status: number;
  body: unknown;
}

export interface TestApiOptions {
  /** Lets tests of faults reach the database by their own route; they expect its connections to break. */
  proxyDatabase?: (connectionString: string) => Promise<string>;
  /** Settings that differ from their defaults. */
  environment?: Record<string, string>;
}

/** Creates the whole API on its own database, without a port; a test sees what a client would see. */
export async function createTestApi({ proxyDatabase, environment }: TestApiOptions = {}): Promise<TestApi> {
  const test = await createTestDatabase({ name: 'api', prepare: declareJobs });
  const home = await mkdtemp(path.join(tmpdir(), 'rotunda-test-'));
  const connectionString = (await proxyDatabase?.(test.connectionString)) ?? test.connectionString;
  const pool =
    proxyDatabase === undefined ? test.pool : createPool({ connectionString, onConnectionError: () => undefined });
  const database = createDatabase(pool);
  const clock = systemClock;
  const ids = createIdSource(clock);
  const onError = (error: Error) => {
    if (proxyDatabase === undefined) throw error;
  };
  const listener = await createListener({ connectionString, clock, onError });
  const queue = await createQueue({ database, jobs: jobDefinitions, onError });
  // A test makes as many requests in a second as a user in an hour.
  const config = readConfig({
    ROTUNDA_REQUESTS_PER_MINUTE: '1000000',
    ROTUNDA_HOME: home,
    // The database answers searches, because a thread for each test's server would load its own copy of the index.
    ROTUNDA_SEARCH_MEMORY_MB: '0',
    // Webhook receivers of tests listen here.
    ROTUNDA_WEBHOOK_HOSTS: '127.0.0.1',
    ...environment,
  });
  const searches = openPool({
    connectionString,
    maxConnections: config.searchConnections,
    sessionSettings: SEARCH_SETTINGS,
    onConnectionError: onError,
  });
  const deps: PlatformDeps = {
    config,
    version: 'v0.0.0',
    newerRelease: null,
    connectionString,
    database,
    searchPool: searches.pool,
    listener,
    queue,
    progress: createProgressStore(clock, ids),
    clock,
    ids,
    logger: createLogger({ level: proxyDatabase === undefined ? 'error' : 'silent' }),
    metrics: createMetrics(),
    secretBox: createSecretBox(randomBytes(32)),
  };
  const app = await buildApi(deps);
  const secret = deps.secretBox.derive('sessions');
  const identity: IdentityDeps = {
    database,
    clock,
    ids,
    auth: createAuth({
      database,
      secret,
      baseUrl: deps.config.baseUrl,
      logger: deps.logger,
      passwordCost: TEST_PASSWORD_COST,
    }),
  };

  const call: TestApi['call'] = async (token, method, path, body) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = response.headers['content-type']?.toString().includes('json') ?? false;
    return { status: response.statusCode, body: isJson ? response.json() : response.body || null };
  };

  return {
    app,
    deps,
    call,
    async addOrganization(name) {
      const id = ids.newId();
      await createIdentityRepository(database).insertOrganization({ id, name, slug: id, externalName: name });
      return id;
    },
    async addUser(organizationId, email, role, options = {}) {
      const user = await createUser(identity, organizationId, {
        email,
        firstName: 'Test',
        lastName: role,
        role,
        password: TEST_PASSWORD,
        ...options,
      });
      const answer = await call(null, 'POST', '/auth/sign-in', { email, password: TEST_PASSWORD });
      const token = textIn(answer, 'token');
      return {
        userId: user._id,
        email,
        organizationId,
        token,
        call: (...request) => call(token, ...request),
        make: async (path, body) => getId(await call(token, 'POST', path, body)),
        async makeApiToken(scopes) {
          const made = await call(token, 'POST', '/auth/api-tokens', {
            name: 'Script',
            scopes,
            days: 7,
          });
          return {
            tokenId: getId(made),
            token: textIn(made, 'token'),
          };
        },
      };
    },
    settled: () => waitForNotifications(deps),
    async close() {
      await app.close();
      await queue.stop();
      await listener.close();
      await searches.close();
      if (pool !== test.pool) await pool.end();
      await test.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/**
 * Waits for a notification of its own. Notifications arrive in commit order, so once it arrives, all earlier ones have
 * been received.
 */
async function waitForNotifications({ database, listener }: PlatformDeps): Promise<void> {
  let resolveReceived: () => void = () => undefined;
  const received = new Promise<void>((resolve) => {
    resolveReceived = resolve;
  });
  const unsubscribe = await listener.subscribe('test_settled', () => resolveReceived());
  await database.execute(sql`notify test_settled`);
  await received;
  unsubscribe();
}

/** Creates the queues' tables in the template, because copying them takes less time than creating them. */
async function declareJobs(database: Database): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const queue = await createQueue({ database, jobs: jobDefinitions, onError });
  await queue.stop();
}

/** Returns the id of the object that a call created; throws if it created none. */
export function getId(answer: TestAnswer): string {
  return textIn(answer, '_id');
}

function textIn({ status, body }: TestAnswer, key: string): string {
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  if (typeof text === 'string') return text;
  throw new Error(`No ${key} in the answer ${status}: ${JSON.stringify(body)}`);
}
