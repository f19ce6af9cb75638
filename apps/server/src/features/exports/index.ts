export { deleteExportFilesJob, handleDeleteExportFiles } from './delete-export-files.job.ts';
export type { ExportsDeps, WriteExportsDeps } from './exports-deps.ts';
export { createExportsRoutes } from './exports.routes.ts';
export { handleWriteExports, writeExportsJob } from './write-exports.job.ts';
export { writeInThread } from './writing/write-in-thread.ts';
