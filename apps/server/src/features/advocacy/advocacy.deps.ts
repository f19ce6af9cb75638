import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { RequestPlatform } from './provider/request-platform.ts';

/** Person whose advocacy data can be stored or requested. */
export interface AdvocacyPerson {
  fusionId: string;
  fullSourceId: string;
  fullName: string;
  /** Every id that may identify the person, the current one first. */
  ids: readonly string[];
  isStaff: boolean;
  /** Ids of the person's roles. */
  relationshipFusionIds: readonly string[];
}

export interface AdvocacyDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  /** Queries an external platform. */
  requestPlatform: RequestPlatform;
  /** Returns why requests to the address are refused, as a sentence, or null if they are allowed. */
  refuseAddress(address: URL): string | null;
  /** Finds people by any of their ids; unknown ids are absent. Owned by stakeholders. */
  findPeople(db: DatabaseHandle, ids: readonly string[]): Promise<ReadonlyMap<string, AdvocacyPerson>>;
  /** Finds the ids of people by full name, ignoring case, keyed by the requested name. Owned by stakeholders. */
  findPeopleNamed(db: DatabaseHandle, names: readonly string[]): Promise<ReadonlyMap<string, string[]>>;
}
