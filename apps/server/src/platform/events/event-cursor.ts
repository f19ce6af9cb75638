/** Position at which a page stopped reading: a database snapshot and when it was taken. */
export interface EventCursor {
  /** Unix seconds. */
  takenTs: number;
  /** PostgreSQL's `pg_snapshot` as text: `xmin:xmax:xip,xip…`. */
  snapshot: string;
}

const CURSOR = /^(\d{1,12})\.(\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?)$/;
/** The cursor comes from a request header; anything longer is not one of ours. */
const MAX_LENGTH = 8_192;

/** PostgreSQL parses xid8 from text as a signed 64-bit number. */
const MAX_TRANSACTION = 2n ** 63n - 1n;

/** Formats the text that is sent as the event stream's id. */
export function formatCursor(cursor: EventCursor): string {
  return `${cursor.takenTs}.${cursor.snapshot}`;
}

/** Returns undefined for anything we did not write, because the database would reject an inconsistent snapshot. */
export function parseCursor(text: string): EventCursor | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, takenTs, snapshot] = CURSOR.exec(text) ?? [];
  if (takenTs === undefined || snapshot === undefined) return undefined;
  return isConsistent(snapshot) ? { takenTs: Number(takenTs), snapshot } : undefined;
}

function isConsistent(snapshot: string): boolean {
  const [xminText = '0', xmaxText = '0', running = ''] = snapshot.split(':');
  const xmin = BigInt(xminText);
  const xmax = BigInt(xmaxText);
  if (xmin === 0n || xmin > xmax || xmax > MAX_TRANSACTION) return false;
  let previous = xmin - 1n;
  for (const text of running === '' ? [] : running.split(',')) {
    const transaction = BigInt(text);
    if (transaction <= previous || transaction >= xmax) return false;
    previous = transaction;
  }
  return true;
}
