export { receiveFile } from './file-imports.ts';
export { createFileImportsRoutes } from './file-imports.routes.ts';
export type { FileImportsDeps, ImportKinds, TableHead } from './file-imports-deps.ts';
export { handleImportFile, importFileJob } from './import-file.job.ts';
export {
  type FaultyLine,
  type ImportBy,
  type ImportKind,
  type PlannedLine,
  createChunk,
  type ReadLine,
  type ImportLines,
} from './import-kind.ts';
