/** Classes of SQLSTATE that pass by themselves: connection, transaction rollback, resources, operator intervention. */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '57']);
/** Of these the ones that end the connection or refuse one: shut down, crashed, starting; a standby not yet in charge. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
/** Codes of Node for a connection that is refused or lost. */
const LOST_CONNECTION = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENETUNREACH', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** How the driver reports, without a code, a connection that ended under a statement or before it. */
const ENDED = /^Connection terminated|^timeout exceeded when trying to connect|^Client .* not queryable$/;

/** Whether the same statement may succeed later without anybody mending anything. */
export function isTransientFault(error: unknown): boolean {
  return isDatabaseAway(error) || causesOf(error).some((cause) => TRANSIENT_CLASSES.has(sqlStateOf(cause).slice(0, 2)));
}

/** Whether the database could not be asked at all: it is stopped, starting, unreachable, or full of connections. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const state = sqlStateOf(cause);
    return state.startsWith('08') || AWAY.has(state) || ENDED.test(cause.message) || isLostConnection(cause);
  });
}

/** What the database said, not the statement that the library wraps around it. */
export function describeFault(error: unknown): string {
  const cause = causesOf(error).at(-1);
  if (cause === undefined) return String(error);
  // Of several addresses tried the driver tells the code alone.
  return cause.message === '' ? codeOf(cause) || cause.name : cause.message;
}

function isLostConnection(cause: Error): boolean {
  const code = codeOf(cause);
  // The socket of a server on this machine is a file, which is gone while the server is.
  return LOST_CONNECTION.has(code) || (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect');
}

function sqlStateOf(cause: Error): string {
  const code = codeOf(cause);
  return SQLSTATE.test(code) ? code : '';
}

function codeOf(cause: Error): string {
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

/** The error and its causes, outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) causes.push(cause);
  return causes;
}
