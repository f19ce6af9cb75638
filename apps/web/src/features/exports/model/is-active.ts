import type { ExportJob } from '@rotunda/contract';

/** Whether the export can still produce a file. */
export function isActive({ state }: Pick<ExportJob, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'interrupted';
}
