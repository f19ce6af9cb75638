import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { SourceHosts } from '../features/sources/index.ts';
import { isHostName } from '../platform/guarded-fetch/host-name.ts';
import type { S3Settings } from '../platform/files/s3-file-storage.ts';

/** Roles of a process: `web` answers requests, `work` indexes, matches and runs jobs. */
export const PROCESS_ROLES = ['web', 'work'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_SECRET_LENGTH = 32;

/** Variables whose values never appear in a message. */
const SECRET_VARIABLES: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'ROTUNDA_SECRET',
  'ROTUNDA_S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
]);

/** In ROTUNDA_SOURCE_HOSTS: every host of the public internet. */
const ANY_HOST = 'any';

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'expected on or off' })
    .default(fallback)
    .transform((value) => value === 'on');

const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address beginning with http:// or https://' });

/** Host names as a URL normalizes them; any other spelling would never match. */
const sourceHosts = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .pipe(
    z.array(
      z.string().refine((host) => host === ANY_HOST || isHostName(host), {
        error: 'expected host names without port, separated by commas, or any',
      }),
    ),
  )
  .transform((hosts) => ({ isAny: hosts.includes(ANY_HOST), named: hosts.filter((host) => host !== ANY_HOST) }));

/** Host names as a URL normalizes them; hosts in private networks are allowed. */
const namedHosts = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .pipe(z.array(z.string().refine(isHostName, { error: 'expected host names without port, separated by commas' })));

const portNumber = (error: string) => z.coerce.number({ error }).int().max(65_535);

function integerIn(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** More than two concurrent searches per core finish no sooner. One user gets at most half of them. */
const SEARCH_CONNECTIONS = Math.min(16, Math.max(4, 2 * availableParallelism()));

/** Lists of the in-memory index grow by doubling, and no list may exceed 4 GB. */
const MAX_SEARCH_MEMORY_MB = 2048;

/** Settings of older releases that are rejected, because their intended meaning cannot be guessed. */
const REPLACED: Readonly<Record<string, { allowed: string; message: string }>> = {
  ROTUNDA_TRUST_PROXY: {
    allowed: 'off',
    message:
      'this setting was replaced; set ROTUNDA_PROXY_HOPS to the number of reverse proxies in front (1 for a single one)',
  },
};

const S3_REQUIRED = ['ROTUNDA_S3_BUCKET', 'ROTUNDA_S3_ACCESS_KEY_ID', 'ROTUNDA_S3_SECRET_ACCESS_KEY'] as const;

const environmentSchema = z.object({
  PORT: portNumber('expected a port number, 1 to 65535 (0 takes any free one)').min(0).default(4400),
  HOST: z.string().default('localhost'),
  ROTUNDA_HOME: z.string().default('./.rotunda'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'expected an address beginning with postgresql://' })
    .optional(),
  ROTUNDA_SAMPLE: onOff('on'),
  ROTUNDA_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, { error: `expected at least ${MIN_SECRET_LENGTH} characters` })
    .optional(),
  ROTUNDA_OLD_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, { error: `expected at least ${MIN_SECRET_LENGTH} characters` })
    .optional(),
  ROTUNDA_BASE_URL: webAddress.optional(),
  ROTUNDA_ROLES: z
    .string()
    .default('web,work')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(PROCESS_ROLES, { error: 'expected web, work or web,work' })).min(1)),
  ROTUNDA_METRICS_PORT: portNumber('expected a port number, 1 to 65535').min(1).optional(),
  ROTUNDA_S3_ENDPOINT: webAddress.optional(),
  ROTUNDA_S3_BUCKET: z.string().optional(),
  ROTUNDA_S3_REGION: z.string().default('us-east-1'),
  ROTUNDA_S3_ACCESS_KEY_ID: z.string().optional(),
  ROTUNDA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  ROTUNDA_PROXY_HOPS: integerIn(0, 10).default(0),
  ROTUNDA_SOURCE_HOSTS: sourceHosts,
  ROTUNDA_ADVOCACY_HOSTS: namedHosts,
  ROTUNDA_WEBHOOK_HOSTS: namedHosts,
  ROTUNDA_REQUESTS_PER_MINUTE: z.coerce
    .number({ error: 'expected a whole number from 60' })
    .int()
    .min(60)
    .default(1200),
  ROTUNDA_SEARCH_CONNECTIONS: integerIn(2, 50).default(SEARCH_CONNECTIONS),
  ROTUNDA_SEARCH_TIMEOUT_SECONDS: integerIn(1, 300).default(10),
  ROTUNDA_SEARCH_MEMORY_MB: integerIn(0, MAX_SEARCH_MEMORY_MB).default(1024),
  ROTUNDA_DEMO_URL: webAddress.optional(),
  ROTUNDA_LABS_URL: z.url({ protocol: /^https$/, error: 'expected an address beginning with https://' }).optional(),
  ROTUNDA_SUPPORT_EMAIL: z.email({ error: 'expected an e-mail address' }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `expected one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'expected an address beginning with smtp:// or smtps://' })
    .optional(),
  ROTUNDA_MAIL_FROM: z.email({ error: 'expected an e-mail address' }).optional(),
});

/** Names of all variables that the product reads, in the order of the documentation. */
export const CONFIG_VARIABLES = Object.keys(environmentSchema.shape);

/** The operator's settings, validated, with defaults filled in. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the database, keys and files. */
  home: string;
  /** Undefined: the built-in PostgreSQL under `home`. */
  databaseUrl: string | undefined;
  /** Whether the sample workspace is created in an empty database. */
  hasSample: boolean;
  secret: string | undefined;
  /** The secret before a change or a move. */
  oldSecret: string | undefined;
  /** Public address without a trailing slash, for links in e-mails and feeds. */
  baseUrl: string;
  roles: readonly ProcessRole[];
  /**
   * Port on which a worker process serves its metrics; undefined: nowhere. A web server serves them on its own port.
   */
  metricsPort: number | undefined;
  /** Bucket for files; undefined: a folder under `home`. */
  s3: S3Settings | undefined;
  /**
   * Number of reverse proxies in front, each of which appends its client to `X-Forwarded-For`. Earlier entries are not
   * trusted.
   */
  proxyHops: number;
  /** Hosts that live sources may call besides their publishers. */
  sourceHosts: SourceHosts;
  /** Hosts at which an organization's advocacy platform may be, besides the public internet. */
  advocacyHosts: readonly string[];
  /** Hosts to which webhooks may be sent over http and in private networks too. */
  webhookHosts: readonly string[];
  /** Limit for one session, or for one address if requests have no session. */
  requestsPerMinute: number;
  /** Searches that one web server runs concurrently. */
  searchConnections: number;
  /** Time after which a search is canceled. */
  searchTimeoutSeconds: number;
  /** Memory that a web server may use for the in-memory search index; 0: none. */
  searchMemoryMb: number;
  demoUrl: string | undefined;
  /** Page where users schedule a meeting about early previews; their e-mail address is appended to it. */
  labsUrl: string | undefined;
  supportEmail: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Undefined: e-mails are stored for administrators to read instead of being sent. */
  smtpUrl: string | undefined;
  /** Sender address of e-mails. */
  mailFrom: string;
}

/** All faults of the environment, one per line. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads the environment. An empty variable counts as not set.
 *
 * @throws ConfigError naming every faulty variable, its value (unless secret) and the expected value.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = environmentSchema.safeParse(given);
  const faults = [
    ...(parsed.error?.issues.map((issue) => describeError(issue, given)) ?? []),
    ...Object.entries(REPLACED)
      .filter(([name, { allowed }]) => (given[name] ?? allowed) !== allowed)
      .map(([name, { message }]) => `${name} is ${JSON.stringify(given[name])}: ${message}`),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  const baseUrl = (values.ROTUNDA_BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    home: path.resolve(values.ROTUNDA_HOME),
    databaseUrl: values.DATABASE_URL,
    hasSample: values.ROTUNDA_SAMPLE,
    secret: values.ROTUNDA_SECRET,
    oldSecret: values.ROTUNDA_OLD_SECRET,
    baseUrl,
    roles: [...new Set(values.ROTUNDA_ROLES)],
    metricsPort: values.ROTUNDA_METRICS_PORT,
    s3: readS3(values),
    proxyHops: values.ROTUNDA_PROXY_HOPS,
    sourceHosts: values.ROTUNDA_SOURCE_HOSTS,
    advocacyHosts: values.ROTUNDA_ADVOCACY_HOSTS,
    webhookHosts: values.ROTUNDA_WEBHOOK_HOSTS,
    requestsPerMinute: values.ROTUNDA_REQUESTS_PER_MINUTE,
    searchConnections: values.ROTUNDA_SEARCH_CONNECTIONS,
    searchTimeoutSeconds: values.ROTUNDA_SEARCH_TIMEOUT_SECONDS,
    searchMemoryMb: values.ROTUNDA_SEARCH_MEMORY_MB,
    demoUrl: values.ROTUNDA_DEMO_URL,
    labsUrl: values.ROTUNDA_LABS_URL,
    supportEmail: values.ROTUNDA_SUPPORT_EMAIL,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.ROTUNDA_MAIL_FROM ?? `rotunda@${new URL(baseUrl).hostname}`,
  };
}

/**
 * @throws ConfigError for an incomplete bucket configuration, so that files are not stored on this machine by mistake.
 */
function readS3(values: z.infer<typeof environmentSchema>): S3Settings | undefined {
  const { ROTUNDA_S3_ENDPOINT: endpoint, ROTUNDA_S3_REGION: region } = values;
  const missing = S3_REQUIRED.filter((name) => values[name] === undefined);
  if (endpoint === undefined) {
    if (missing.length === S3_REQUIRED.length) return undefined;
    throw new ConfigError(['ROTUNDA_S3_ENDPOINT is not set: expected with the other ROTUNDA_S3_ variables']);
  }
  if (missing.length > 0) {
    throw new ConfigError(missing.map((name) => `${name} is not set: expected with ROTUNDA_S3_ENDPOINT`));
  }
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = S3_REQUIRED.map((name) => values[name]);
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function describeError(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const shown = SECRET_VARIABLES.has(name) ? '(not shown)' : JSON.stringify(given[name]);
  return `${name} is ${shown}: ${issue.message}`;
}
