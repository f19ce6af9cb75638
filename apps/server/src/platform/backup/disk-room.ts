import { describeDiskError } from '../disk-error.ts';
import { isDatabaseUnavailable } from '../database/database-error.ts';
import { freeBytes } from '../files/free-bytes.ts';
import { getDisk } from '../files/get-disk.ts';

/**
 * A restore stops while a disk still has this much room: at a completely full disk, the built-in server stops in the
 * middle of a write and leaves the files of the unfinished tables behind.
 */
const MIN_FREE_BYTES = 128 * 1024 * 1024;

/**
 * What rows take in the database, as a multiple of their texts in a backup: 1.6 with 42,000 bills, rules and reports, 1.8
 * with the sample workspace. The server writes as much to its log, up to 2 GB (`max_wal_size`).
 */
const PER_ROW_BYTE = 2;
const MAX_LOG_BYTES = 2 * 1024 ** 3;

/** The folders of this machine that a restore fills; undefined for what another machine stores. */
export interface RestoreDisks {
  database: string | undefined;
  files: string | undefined;
  /** Bytes that can still be written on a folder's disk. */
  askFree?: (folder: string) => Promise<number>;
  /** Which disk a folder is on; equal for folders of one disk. */
  askDisk?: (folder: string) => Promise<number>;
}

/** Bytes of what a backup contains, unpacked. */
export interface BackupBytes {
  rows: number;
  files: number;
}

/** @throws Error that names the disk that a backup does not fit on, before anything is written. */
export async function refuseSmallDisk(disks: RestoreDisks | undefined, bytes: BackupBytes): Promise<void> {
  if (disks === undefined) return;
  const { askFree = freeBytes, askDisk = getDisk } = disks;
  const rows = PER_ROW_BYTE * bytes.rows;
  const needed = [
    { folder: disks.database, bytes: rows + Math.min(rows, MAX_LOG_BYTES) },
    { folder: disks.files, bytes: bytes.files },
  ];
  const byDisk = new Map<number, { folder: string; bytes: number }>();
  for (const { folder, bytes: more } of needed) {
    if (folder === undefined) continue;
    const disk = await askDisk(folder);
    const known = byDisk.get(disk) ?? { folder, bytes: MIN_FREE_BYTES };
    byDisk.set(disk, { ...known, bytes: known.bytes + more });
  }
  for (const { folder, bytes: all } of byDisk.values()) {
    const free = await askFree(folder).catch(() => Infinity);
    if (free >= all) continue;
    throw new Error(
      `The disk of ${folder} is too small: restoring needs about ${megabytes(all)}, and ${megabytes(free)} are left. ` +
        NEXT_STEP,
    );
  }
}

/** @throws Error that names the first disk without room */
export async function refuseFullDisk(disks: RestoreDisks | undefined): Promise<void> {
  const full = await findFullDisk(disks);
  if (full === null) return;
  throw new Error(
    `The disk of ${full.folder} is nearly full: ${megabytes(full.free)} are left, and the database needs ` +
      `${megabytes(MIN_FREE_BYTES)} to keep running. ${NEXT_STEP}`,
  );
}

/** Says which disk made a restore fail; returns the error itself if none did. */
export async function explainDiskError(error: unknown, disks: RestoreDisks | undefined): Promise<unknown> {
  const described = describeDiskError(error);
  if (described === null && !isDatabaseUnavailable(error)) return error;
  const full = await findFullDisk(disks);
  if (described !== null) {
    return new Error(`${full === null ? described : `The disk of ${full.folder} is full.`} ${NEXT_STEP}`, {
      cause: error,
    });
  }
  // A database whose disk is full stops, and all that this process sees is a lost connection.
  if (full === null) return error;
  return new Error(`The database stopped, because the disk of ${full.folder} is full. ${NEXT_STEP}`, { cause: error });
}

const NEXT_STEP = 'Nothing was restored. Free some space, then restore again.';

interface FullDisk {
  folder: string;
  free: number;
}

async function findFullDisk(disks: RestoreDisks | undefined): Promise<FullDisk | null> {
  if (disks === undefined) return null;
  const { askFree = freeBytes } = disks;
  for (const folder of [disks.database, disks.files]) {
    if (folder === undefined) continue;
    // A folder that is created later is on the disk of one that exists.
    const free = await askFree(folder).catch(() => Infinity);
    if (free < MIN_FREE_BYTES) return { folder, free };
  }
  return null;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / (1024 * 1024)).toLocaleString('en-US')} MB`;
}
