import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { AskPlatform } from './ask-platform.ts';

/** Somebody whose advocacy data may be kept or asked for. */
export interface AdvocacyPerson {
  fusionId: string;
  fullSourceId: string;
  fullName: string;
  /** Every id that may name the person, their own first. */
  ids: readonly string[];
  isStaff: boolean;
  /** Names of the roles the person has. */
  relationshipFusionIds: readonly string[];
}

export interface AdvocacyDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  /** Asks an external platform. */
  askPlatform: AskPlatform;
  /** Whether an address may be asked at all; null, or why not, as a sentence. */
  refuseAddress(address: URL): string | null;
  /** People by any of their ids; who is not held is absent. Owned by stakeholders. */
  findPeople(db: DatabaseHandle, ids: readonly string[]): Promise<ReadonlyMap<string, AdvocacyPerson>>;
  /** Ids of the people who have a name, whole and in any case, by the name asked for. Owned by stakeholders. */
  findPeopleNamed(db: DatabaseHandle, names: readonly string[]): Promise<ReadonlyMap<string, string[]>>;
}
