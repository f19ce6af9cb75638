import pino from 'pino';

/** The log of the product: one JSON object a line. */
export type Logger = pino.Logger;

/** Values that must never be written, wherever they stand in a logged object up to two levels down. */
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
  'SMTP_URL',
];
const HEADER_FIELDS = ['authorization', 'cookie', 'set-cookie', 'x-api-key'];

export interface LoggerOptions {
  level: string;
  /** Tests read what is written; standard error unless told, so that standard output stays for answers. */
  destination?: pino.DestinationStream;
}

export function createLogger(options: LoggerOptions): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  for (const field of HEADER_FIELDS) paths.push(`*.headers["${field}"]`, `headers["${field}"]`);
  return pino(
    {
      level: options.level,
      base: null,
      redact: { paths, censor: '[removed]' },
      serializers: { err: serializeError, error: serializeError },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    options.destination ?? openStandardError(),
  );
}

/** A log nobody reads any more (a closed terminal) must not end the process that still has to shut down cleanly. */
function openStandardError(): pino.DestinationStream {
  const destination = pino.destination(2);
  destination.on('error', () => undefined);
  return destination;
}

/**
 * Errors carry addresses with passwords (`postgresql://user:password@host`) in their texts, failed statements the values
 * they were given (session tokens, password hashes), and causes do too.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? hideSecrets(error) : error;
  const message = hideSecrets(error.message);
  // The stack repeats the message; one that does not cannot be told from its values.
  const stack = error.stack?.includes(error.message) ? error.stack.replace(error.message, () => message) : message;
  return {
    type: error.name,
    message,
    stack: hideCredentials(stack),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

/** Replaces the user and password part of every address in a text. */
function hideCredentials(text: string): string {
  return text.replace(/\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,300}@/gi, '$1[removed]@');
}

/** How drizzle tells of a statement: its text, then on a line of their own the values, to the end of the message. */
const VALUES = /(Failed query: .*?\nparams: ).*$/s;

/** What may be read by whoever reads the log: no passwords in addresses, no values of statements. */
export function hideSecrets(message: string): string {
  return hideCredentials(message.replace(VALUES, '$1[removed]'));
}
