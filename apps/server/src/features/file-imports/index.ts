import type { Queue } from '../../platform/queue/create-queue.ts';
import { defineFeature, handleJob } from '../define-feature.ts';
import type { FileImportsDeps } from './file-imports-deps.ts';
import { createFileImportsRoutes } from './file-imports.routes.ts';
import { importFileJob, handleImportFile } from './import-file.job.ts';

export const feature = defineFeature({
  routes: (deps: FileImportsDeps & { queue: Queue }) => ({ fileImports: createFileImportsRoutes(deps) }),
  jobs: [handleJob(importFileJob, handleImportFile)],
});

export { receiveFile } from './file-imports.ts';
export type { FileImportsDeps, ImportKinds, TableHead } from './file-imports-deps.ts';
export {
  type FaultyLine,
  type ImportBy,
  type ImportKind,
  type PlannedLine,
  createChunk,
  type ReadLine,
  type ImportLines,
} from './import-kind.ts';
