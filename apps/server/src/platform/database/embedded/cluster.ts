import path from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { ProgramAccount } from './run-program.ts';

/** The database's superuser; there is one user of the built-in server, this product. */
export const ROLE = 'rotunda';

export interface EmbeddedPostgresOptions {
  /** ROTUNDA_HOME; everything of the server lives in `<home>/postgres` where its account can reach it. Made when missing. */
  home: string;
  /** Where it lives otherwise, and copies of its programs; `/var/lib/rotunda` unless a test names another. */
  outside?: string;
  /** Told when the running server died, and of every try to start it again that failed. */
  onFault?: (error: unknown) => void;
  /** Server settings on top of ours; tests switch durability off. */
  settings?: Record<string, string>;
  /** Whether files are flushed to disk while the cluster is created; only tests do without. */
  syncOnCreate?: boolean;
}

/** Everything known about one cluster's place on this machine. */
export interface Cluster {
  /** `<home>/postgres`, or the folder outside that stands for it. */
  root: string;
  data: string;
  logFile: string;
  account: ProgramAccount;
  binaries: PostgresBinaries;
  options: EmbeddedPostgresOptions;
}

/** Where the password of {@link ROLE} is kept, readable by its owner only. */
export function passwordPath(cluster: Cluster): string {
  return path.join(cluster.root, 'password');
}
