import { jobProgress, type JobState } from '@rotunda/database';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../database/create-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { IdSource } from '../ids.ts';

export type { JobState };

/** Long-running work as users see it. */
export interface JobProgress {
  jobId: string;
  /** Null for the operator's own work. */
  organizationId: string | null;
  kind: string;
  state: JobState;
  done: number;
  /** Null while unknown. */
  total: number | null;
  message: string | null;
  result: Record<string, unknown> | null;
  error: string | null;
  createdTs: number;
  updatedTs: number;
}

type Scope = string | null;

/** Whom a job belongs to. Only the user's own pages are told of it; those of the whole organization if there is none. */
export interface JobOwner {
  organizationId: Scope;
  userId: string | null;
}

type Change = Partial<Pick<JobProgress, 'state' | 'done' | 'total' | 'message' | 'result' | 'error'>>;

/**
 * Rows of long-running work; every change is also sent to the live pages. `null` as organization is the operator's own
 * work.
 */
export interface ProgressStore {
  create(handle: DatabaseHandle, owner: JobOwner, kind: string, total?: number): Promise<string>;
  /**
   * @param from States in which the job may be changed; any by default.
   * @returns False if there is no such job in the organization, or not in these states.
   */
  update(
    handle: DatabaseHandle,
    owner: JobOwner,
    jobId: string,
    change: Change,
    from?: readonly JobState[],
  ): Promise<boolean>;
  get(handle: DatabaseHandle, organizationId: Scope, jobId: string): Promise<JobProgress | undefined>;
  /** Lists jobs newest first; with `onlyActive`, only those still running. */
  find(handle: DatabaseHandle, organizationId: Scope, options?: FindProgress): Promise<JobProgress[]>;
  /** Called once when the worker starts: a running job that has not been updated for a while was interrupted. */
  markInterrupted(handle: DatabaseHandle, untouchedSinceTs: number): Promise<number>;
}

export interface FindProgress {
  onlyActive?: boolean;
  kind?: string;
  limit?: number;
}

const ACTIVE: JobState[] = ['queued', 'running', 'interrupted'];
const DEFAULT_LIMIT = 50;

export function createProgressStore(clock: Clock, ids: IdSource): ProgressStore {
  return {
    async create(handle, owner, kind, total) {
      const { organizationId } = owner;
      const jobId = ids.newId();
      const nowTs = clock.now();
      const row = { jobId, organizationId, kind, state: 'queued' as const, createdTs: nowTs, updatedTs: nowTs };
      await handle.insert(jobProgress).values({ ...row, ...(total === undefined ? {} : { total }) });
      await publishChange(handle, owner, jobId, kind);
      return jobId;
    },
    async update(handle, owner, jobId, change, from) {
      const isInState = from === undefined ? undefined : inArray(jobProgress.state, [...from]);
      const [row] = await handle
        .update(jobProgress)
        .set({ ...change, updatedTs: clock.now() })
        .where(and(eq(jobProgress.jobId, jobId), inScope(owner.organizationId), isInState))
        .returning({ kind: jobProgress.kind });
      if (row === undefined) return false;
      await publishChange(handle, owner, jobId, row.kind);
      return true;
    },
    async get(handle, organizationId, jobId) {
      const where = and(eq(jobProgress.jobId, jobId), inScope(organizationId));
      const [row] = await handle.select().from(jobProgress).where(where);
      return row;
    },
    async find(handle, organizationId, options = {}) {
      const isActive = options.onlyActive === true ? inArray(jobProgress.state, ACTIVE) : undefined;
      const isKind = options.kind === undefined ? undefined : eq(jobProgress.kind, options.kind);
      return handle
        .select()
        .from(jobProgress)
        .where(and(inScope(organizationId), isActive, isKind))
        .orderBy(desc(jobProgress.createdTs), desc(jobProgress.jobId))
        .limit(options.limit ?? DEFAULT_LIMIT);
    },
    async markInterrupted(handle, untouchedSinceTs) {
      const rows = await handle
        .update(jobProgress)
        .set({ state: 'interrupted', updatedTs: clock.now() })
        .where(and(eq(jobProgress.state, 'running'), lt(jobProgress.updatedTs, untouchedSinceTs)))
        .returning({ jobId: jobProgress.jobId });
      return rows.length;
    },
  };
}

function publishChange(handle: DatabaseHandle, owner: JobOwner, jobId: string, kind: string): Promise<void> {
  const { organizationId, userId } = owner;
  const ids = { jobIds: [jobId], kinds: [kind] };
  return publishEvent(handle, { organizationId, userId, topic: 'jobs.changed', ids });
}

function inScope(organizationId: Scope) {
  return organizationId === null ? isNull(jobProgress.organizationId) : eq(jobProgress.organizationId, organizationId);
}
