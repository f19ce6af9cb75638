import type { DocumentCard, SearchHit } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { SearchEngine, CompileUserSearch } from '../discover/index.ts';

/** A page of the uploaded contacts of one type. */
export interface CustomContacts {
  documentType: 'CustomPerson' | 'CustomOrg';
  total: number;
  results: SearchHit[];
}

export interface CustomContactsRequest {
  /** As typed; blank matches all. */
  words: string;
  documentTypes: readonly CustomContacts['documentType'][];
  skip: number;
  limit: number;
}

/** Finds uploaded contacts of the actor's organization, by type; a type without any is absent. */
export type FindCustomContacts = (actor: Actor, request: CustomContactsRequest) => Promise<CustomContacts[]>;

export interface StakeholdersDeps {
  database: Database;
  clock: Clock;
  engine: SearchEngine;
  compileSearch: CompileUserSearch;
  /** By documentId. Owned by documents. */
  findCards(
    database: Database,
    actor: Actor,
    documentIds: readonly number[],
  ): Promise<ReadonlyMap<number, DocumentCard>>;
  /** Owned by custom contacts. */
  findCustomContacts: FindCustomContacts;
}
