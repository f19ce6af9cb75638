import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { SearchEngine } from '../discover/index.ts';
import type { ComparisonRuns } from './runs/comparison-runs.ts';
import type { ExportThreads } from './export/export-threads.ts';

export interface ComparisonDeps {
  database: Database;
  clock: Clock;
  engine: Pick<SearchEngine, 'lookUp' | 'search'>;
  runs: ComparisonRuns;
  exports: Pick<ExportThreads, 'write'>;
}
