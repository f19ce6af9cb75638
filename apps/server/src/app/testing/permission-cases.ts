import { administrationCases } from './permission-cases/administration-cases.ts';
import { advocacyCases } from './permission-cases/advocacy-cases.ts';
import { exportCases } from './permission-cases/export-cases.ts';
import type { PermissionCases } from './permission-cases/permission-case.ts';
import { projectCases } from './permission-cases/project-cases.ts';
import { recordCases } from './permission-cases/record-cases.ts';
import { searchCases } from './permission-cases/search-cases.ts';

/** The type requires an entry for every call of the contract; the test also compares the names at run time. */
export const PERMISSION_CASES: PermissionCases = {
  ...administrationCases,
  ...advocacyCases,
  ...exportCases,
  ...projectCases,
  ...recordCases,
  ...searchCases,
};
