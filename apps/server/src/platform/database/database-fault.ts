/** Classes of SQLSTATE that pass by themselves: connection, transaction rollback, resources, operator intervention. */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '57']);
/** Of these the ones that end the connection or refuse one: shut down, crashed, starting; a standby not yet in charge. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
/** What the sockets of the database told: a publisher's server may refuse a connection with the same code. */
const connectionErrors = new WeakSet<Error>();
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** How the driver reports, without a code, a connection that ended under a statement or before it. */
const ENDED = /^Connection terminated|^timeout exceeded when trying to connect|^Client .* not queryable$/;

/** Marks what the socket of a database connection told, so that it is known for that later. */
export function noteConnectionError(error: Error): void {
  connectionErrors.add(error);
}

/** Whether the same statement may succeed later without anybody mending anything. */
export function isTransientFault(error: unknown): boolean {
  return isDatabaseAway(error) || causesOf(error).some((cause) => TRANSIENT_CLASSES.has(sqlStateOf(cause).slice(0, 2)));
}

/** Whether the database could not be asked at all: it is stopped, starting, unreachable, or full of connections. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const state = sqlStateOf(cause);
    return state.startsWith('08') || AWAY.has(state) || ENDED.test(cause.message) || connectionErrors.has(cause);
  });
}

/** What the database said, not the statement that the library wraps around it. */
export function describeFault(error: unknown): string {
  const cause = causesOf(error).at(-1);
  if (cause === undefined) return String(error);
  // Of several addresses tried the driver tells the code alone.
  return cause.message === '' ? codeOf(cause) || cause.name : cause.message;
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
