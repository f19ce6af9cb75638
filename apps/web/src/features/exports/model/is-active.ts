import type { ExportJob } from '@rotunda/contract';

/** Whether it can still become a file. */
export function isActive({ state }: Pick<ExportJob, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'interrupted';
}
