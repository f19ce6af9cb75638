import { getCauses } from '../get-causes.ts';

/**
 * SQLSTATE classes of faults that pass without intervention: connection, transaction rollback, resources, operator
 * intervention.
 */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '57']);
/**
 * SQLSTATEs that end or refuse a connection: shutting down, crashed, starting up, too many connections, a standby that
 * is not yet primary.
 */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
/** Errors from the database's sockets, because a publisher's server may refuse a connection with the same code. */
const connectionErrors = new WeakSet<Error>();
const SQLSTATE = /^[0-9A-Z]{5}$/;
/**
 * Messages with which the driver reports, without a code, a connection that ended before or during a statement, and those
 * of a socket file of PostgreSQL.
 */
const ENDED =
  /\.s\.PGSQL\.\d+$|^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|^Client .* not queryable$/;

/** Marks an error as coming from the socket of a database connection, so that it can be recognized later. */
export function noteConnectionError(error: Error): void {
  connectionErrors.add(error);
}

/** Whether the same statement may succeed later without any intervention. */
export function isTransientError(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) ||
    getCauses(error).some((cause) => TRANSIENT_CLASSES.has(getSqlState(cause).slice(0, 2)))
  );
}

/** Whether the database could not be queried at all: stopped, starting, unreachable, or out of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return getCauses(error).some((cause) => {
    const state = getSqlState(cause);
    return state.startsWith('08') || AWAY.has(state) || ENDED.test(cause.message) || connectionErrors.has(cause);
  });
}

/** Returns the database's own message, not the statement that the library wraps around it. */
export function describeError(error: unknown): string {
  const cause = getCauses(error).at(-1);
  if (cause === undefined) return String(error);
  // If several addresses were tried, the driver reports only a code.
  return cause.message === '' ? getCode(cause) || cause.name : cause.message;
}

function getSqlState(cause: Error): string {
  const code = getCode(cause);
  return SQLSTATE.test(code) ? code : '';
}

function getCode(cause: Error): string {
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
