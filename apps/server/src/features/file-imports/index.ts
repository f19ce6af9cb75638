import type { Queue } from '../../platform/queue/create-queue.ts';
import { type Feature, handleJob } from '../feature.ts';
import type { FileImportsDeps } from './file-imports.deps.ts';
import { createFileImportsRoutes } from './file-imports.routes.ts';
import { importFileJob, handleImportFile } from './file-imports.jobs.ts';

export const feature = {
  routes: (deps: FileImportsDeps & { queue: Queue }) => ({ fileImports: createFileImportsRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(importFileJob, handleImportFile)],
} satisfies Feature;

export { receiveFile } from './file-imports.commands.ts';
export type { FileImportsDeps, ImportKinds, TableHead } from './file-imports.deps.ts';
export {
  type FaultyLine,
  type ImportBy,
  type ImportKind,
  type PlannedLine,
  createChunk,
  type ReadLine,
  type ImportLines,
} from './importing/import-kind.ts';
