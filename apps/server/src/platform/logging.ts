import pino from 'pino';
import { hideCredentials, hideSecrets } from './hide-secrets.ts';
import { createOutageDigest } from './outage-digest.ts';

/** The product's log: one JSON object per line. */
export type Logger = pino.Logger;

/** Fields that must never be logged, up to two levels deep in a logged object. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'token',
  'apiKey',
  'secret',
  'connectionString',
  'DATABASE_URL',
  'ROTUNDA_SECRET',
  'ROTUNDA_OLD_SECRET',
  'oldSecret',
  'SMTP_URL',
];
const HEADER_FIELDS = ['authorization', 'cookie', 'set-cookie', 'x-api-key'];

export interface LoggerOptions {
  level: string;
  /** Lets tests read the log. The default is standard error, which keeps standard output for results. */
  destination?: pino.DestinationStream;
}

export function createLogger(options: LoggerOptions): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const takeIntoDigest = createOutageDigest();
  for (const field of HEADER_FIELDS) paths.push(`*.headers["${field}"]`, `headers["${field}"]`);
  return pino(
    {
      level: options.level,
      base: null,
      redact: { paths, censor: '[removed]' },
      serializers: { err: serializeError, error: serializeError },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method) {
          const [fields, text] = args;
          const isTaken = takeIntoDigest(fields, String(text), (shown, shownText) => {
            method.call(this, shown, shownText);
          });
          if (!isTaken) method.apply(this, args);
        },
      },
    },
    options.destination ?? openStandardError(),
  );
}

/** A log without a reader (a closed terminal) must not end the process, which still has to shut down cleanly. */
function openStandardError(): pino.DestinationStream {
  const destination = pino.destination(2);
  destination.on('error', () => undefined);
  return destination;
}

/**
 * Removes secrets from an error and its causes. Messages may contain addresses with passwords
 * (`postgresql://user:password@host`) and, for failed statements, their values (session tokens, password hashes).
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? hideSecrets(error) : error;
  const message = hideSecrets(error.message);
  // The stack repeats the message; a stack that does not might contain values that cannot be separated.
  const stack = error.stack?.includes(error.message) ? error.stack.replace(error.message, () => message) : message;
  return {
    type: error.name,
    message,
    stack: hideCredentials(stack),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
