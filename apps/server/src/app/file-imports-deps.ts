import { activityImportKind, keyContactImportKind } from '../features/advocacy/index.ts';
import { contactImportKind, readFileHead } from '../features/custom-contacts/index.ts';
import type { FileImportsDeps } from '../features/file-imports/index.ts';
import { findActor } from '../features/identity/index.ts';
import { findPeopleNamed, identifyPeople } from '../features/stakeholders/index.ts';
import type { DatabaseHandle } from '../platform/database/create-database.ts';
import { roleAllows } from './check-permission.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Maps each kind of import file to the feature that owns its rows. */
export function createFileImportsDeps({
  database,
  clock,
  ids,
}: Pick<PlatformDeps, 'database' | 'clock' | 'ids'>): FileImportsDeps {
  const people = {
    findPeople: (db: DatabaseHandle, personIds: readonly string[]) => identifyPeople({ clock }, db, personIds),
    findPeopleNamed,
  };
  return {
    database,
    clock,
    ids,
    readHead: readFileHead,
    mayImport: async (db, person) => {
      const found = await findActor(db, person);
      return found !== null && roleAllows(['fileImports', 'run'], found.actor);
    },
    kinds: {
      CustomPerson: contactImportKind(
        {
          clock,
          ids,
        },
        'CustomPerson',
      ),
      CustomOrg: contactImportKind(
        {
          clock,
          ids,
        },
        'CustomOrg',
      ),
      AdvocacyActivity: activityImportKind({
        clock,
        ids,
        ...people,
      }),
      AdvocacyKeyContact: keyContactImportKind({
        clock,
        ids,
        ...people,
      }),
    },
  };
}
