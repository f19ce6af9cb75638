import { describeDiskFault } from '../disk-fault.ts';
import { isDatabaseUnavailable } from '../database/database-fault.ts';
import { freeBytes } from '../files/free-bytes.ts';

/**
 * A restore stops while a disk still has this much room: at a completely full disk, the built-in server stops in the
 * middle of a write and leaves the files of the unfinished tables behind.
 */
const MIN_FREE_BYTES = 128 * 1024 * 1024;

/** The folders of this machine that a restore fills. */
export interface RestoreDisks {
  folders: readonly string[];
  /** Bytes that can still be written on a folder's disk. */
  askFree?: (folder: string) => Promise<number>;
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
export async function explainDiskFault(error: unknown, disks: RestoreDisks | undefined): Promise<unknown> {
  const described = describeDiskFault(error);
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
  const { folders, askFree = freeBytes } = disks;
  for (const folder of folders) {
    // A folder that is created later is on the disk of one that exists.
    const free = await askFree(folder).catch(() => Infinity);
    if (free < MIN_FREE_BYTES) return { folder, free };
  }
  return null;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / (1024 * 1024)).toLocaleString('en-US')} MB`;
}
