/**
 * Modules that run beside the program, in a thread or a process of their own, by name. The build writes each as a file
 * next to the program.
 *
 * @type {Readonly<Record<string, string>>} Paths from `apps/server/src`.
 */
export const THREADS = {
  'calendar-thread': 'features/actions/calendar/calendar-thread.ts',
  'comparison-export-thread': 'features/comparison/export/export-thread.ts',
  'comparison-thread': 'features/comparison/runs/comparison-thread.ts',
  'export-thread': 'features/exports/writing/export-thread.ts',
  'file-words-process': 'features/attachments/files/file-words-process.ts',
  'matching-thread': 'features/discover/matching-thread/matching-thread.ts',
  'resident-thread': 'features/discover/search-engine/resident/resident-thread.ts',
  'similar-thread': 'features/similar/bills/similar-thread.ts',
  'table-file-thread': 'features/custom-contacts/import/table-file-thread.ts',
};
