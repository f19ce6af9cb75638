import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LIMITS } from '@rotunda/contract';
import {
  account,
  invitation,
  member,
  organization as organizationTable,
  session,
  user,
  verification,
} from '@rotunda/database';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { admin, organization } from 'better-auth/plugins';
import { adminAc as supportAc, userAc } from 'better-auth/plugins/admin/access';
import { createAccessControl } from 'better-auth/plugins/access';
import { adminAc, defaultStatements, memberAc } from 'better-auth/plugins/organization/access';
import type { Database } from '../../../platform/database/create-database.ts';
import type { Logger } from '../../../platform/logging.ts';
import { createWorkQueue } from './create-work-queue.ts';

export interface AuthOptions {
  database: Database;
  /** Signs tokens; at least 32 characters. */
  secret: string;
  /** Public base URL of the installation. */
  baseUrl: string;
  /**
   * Receives the library's errors. By default the library would print them to the terminal, including values of SQL
   * statements.
   */
  logger: Logger;
  /** Cost of hashing a password. Defaults to OWASP's parameters; tests use less, because nobody attacks them. */
  passwordCost?: PasswordCost;
}

/** Parameters of argon2id: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's argon2id parameters (19 MiB, 2 passes, 1 lane): about 50 ms here. */
const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Limits on concurrent password hashing. Each hash takes a core for 50 ms, and half of the cores stay free for other
 * work.
 */
const PASSWORD_QUEUE = { concurrency: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 40 };

const accessControl = createAccessControl(defaultStatements);

/**
 * Configures better-auth for users, accounts, passwords and organizations. Its own HTTP routes are not mounted: the
 * endpoints of our contract are the only way in, and each of them declares who may call it. Sessions are our own (ADR
 * 11). The library would store their tokens in plain text, so it is kept from creating any.
 */
export function createAuth({ database, secret, baseUrl, logger, passwordCost = OWASP_COST }: AuthOptions) {
  const workQueue = createWorkQueue(PASSWORD_QUEUE);
  return betterAuth({
    secret,
    baseURL: baseUrl,
    telemetry: { enabled: false },
    // Our own log counts wrong passwords; the library's warnings would repeat them without a request id.
    logger: { level: 'error', log: (_level, message, ...details) => logLibraryError(logger, message, details) },
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user, session, account, verification, organization: organizationTable, member, invitation },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LIMITS.shortest,
      maxPasswordLength: PASSWORD_LIMITS.longest,
      password: {
        hash: (password) => workQueue.run(() => hash(password, passwordCost)),
        verify: ({ hash: stored, password }) => workQueue.run(() => verify(stored, password)),
      },
    },
    databaseHooks: {
      session: { create: { before: () => Promise.reject(new Error('Sessions are opened by openSession.')) } },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        segmentation: { type: 'string', required: false, input: false },
        isActive: { type: 'boolean', required: false, input: false },
      },
    },
    plugins: [
      organization({
        ac: accessControl,
        roles: { admin: adminAc, member: memberAc, viewer: accessControl.newRole({}) },
        creatorRole: 'admin',
        schema: { organization: { additionalFields: { externalName: { type: 'string', required: true } } } },
      }),
      admin({
        roles: { support: supportAc, user: userAc },
        adminRoles: ['support'],
        defaultRole: 'user',
      }),
    ],
  });
}
export type Auth = ReturnType<typeof createAuth>;

/** Logs an error of the library, which passes a string, an error, or both. */
function logLibraryError(logger: Logger, message: unknown, details: readonly unknown[]): void {
  const err = [message, ...details].find((part) => part instanceof Error);
  logger.error({ err, reason: typeof message === 'string' ? message : undefined }, 'sessions');
}
