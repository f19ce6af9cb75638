import path from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { ProgramAccount } from './run-program.ts';

/** The database's superuser. The built-in server has a single user: this product. */
export const ROLE = 'rotunda';

export interface EmbeddedPostgresOptions {
  /** ROTUNDA_HOME; created if missing. The server's files are in `<home>/postgres` if its account can reach that. */
  home: string;
  /**
   * Fallback folder for the data, and for copies of the server's programs; `/var/lib/rotunda` unless a test passes
   * another.
   */
  outside?: string;
  /** Called when the running server died, and for each failed attempt to restart it. */
  onError?: (error: unknown) => void;
  /** Server settings that override ours; tests turn durability off. */
  settings?: Record<string, string>;
  /** Whether files are flushed to disk while the cluster is created; only tests turn this off. */
  syncOnCreate?: boolean;
}

/** Where one cluster is on this machine. */
export interface Cluster {
  /** `<home>/postgres`, or the folder outside that replaces it. */
  root: string;
  data: string;
  logFile: string;
  account: ProgramAccount;
  binaries: PostgresBinaries;
  options: EmbeddedPostgresOptions;
}

/** Path of the file with the password of {@link ROLE}, readable by its owner only. */
export function passwordPath(cluster: Cluster): string {
  return path.join(cluster.root, 'password');
}
