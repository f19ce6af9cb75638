export { receiveFile } from './file-imports.ts';
export { createFileImportsRoutes } from './file-imports.routes.ts';
export type { FileImportsDeps, ImportKinds, TableHead } from './file-imports-deps.ts';
export { handleImportFile, importFileJob } from './import-file.job.ts';
export {
  type FaultyLine,
  type ImportBy,
  type ImportKind,
  type PlannedLine,
  portionOf,
  type ReadLine,
  type TakeLines,
} from './import-kind.ts';
