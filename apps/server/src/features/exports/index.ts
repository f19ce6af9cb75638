import { defineFeature, handleJob } from '../define-feature.ts';
import { deleteExportFilesJob, handleDeleteExportFiles } from './delete-export-files.job.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { createExportsRoutes } from './exports.routes.ts';
import { writeExportsJob, handleWriteExports } from './write-exports.job.ts';

export const feature = defineFeature({
  routes: (deps: ExportsDeps) => ({ exports: createExportsRoutes(deps) }),
  jobs: [handleJob(writeExportsJob, handleWriteExports), handleJob(deleteExportFilesJob, handleDeleteExportFiles)],
});

export { writeInThread } from './writing/write-in-thread.ts';
