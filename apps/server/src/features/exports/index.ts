import { type Feature, handleJob } from '../feature.ts';
import { deleteExportFilesJob, handleDeleteExportFiles, handleWriteExports, writeExportsJob } from './exports.jobs.ts';
import type { ExportsDeps } from './exports.deps.ts';
import { createExportsRoutes } from './exports.routes.ts';

export const feature = {
  routes: (deps: ExportsDeps) => ({ exports: createExportsRoutes(deps) }),
  jobs: [
    /* @__PURE__ */ handleJob(writeExportsJob, handleWriteExports),
    /* @__PURE__ */ handleJob(deleteExportFilesJob, handleDeleteExportFiles),
  ],
} satisfies Feature;

export { writeInThread } from './writing/write-in-thread.ts';
