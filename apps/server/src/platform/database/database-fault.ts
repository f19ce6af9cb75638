/** Classes of SQLSTATE that pass by themselves: connection, transaction rollback, resources, operator intervention. */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '57']);
/** Codes of Node for a connection that is refused or lost. */
const LOST_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** How the driver reports a connection that ended under a statement, without a code. */
const ENDED = /^Connection terminated|^timeout exceeded when trying to connect/;

/** Whether the same statement may succeed later without anybody mending anything. */
export function isTransientFault(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    if (ENDED.test(cause.message)) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    return LOST_CONNECTION.has(code) || (SQLSTATE.test(code) && TRANSIENT_CLASSES.has(code.slice(0, 2)));
  });
}

/** What the database said, not the statement that the library wraps around it. */
export function describeFault(error: unknown): string {
  return causesOf(error).at(-1)?.message ?? String(error);
}

/** The error and its causes, outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) causes.push(cause);
  return causes;
}
