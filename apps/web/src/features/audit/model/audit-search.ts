import type { AuditKind } from '@rotunda/contract';
import { AUDIT_KINDS } from '@rotunda/contract/values';
import { unreadParams } from '../../../shared/navigation/unread-params.ts';

/** What the audit log keeps in the address. */
export interface AuditSearch {
  /** Id of a user. */
  person?: string;
  kind?: AuditKind;
  /** Unix seconds: the start of a day and the end of a day. */
  from?: number;
  to?: number;
  /** Number of entries before this page. */
  skip?: number;
}

/** Reads the search from an address. `faultsIn` names the filters that it does not understand. */
export function readAuditSearch({ person, kind, from, to, skip }: Record<string, unknown>): AuditSearch {
  const known = AUDIT_KINDS.find((one) => one === kind);
  return {
    ...(typeof person === 'string' && person !== '' && person.length <= 64 ? { person } : {}),
    ...(known === undefined ? {} : { kind: known }),
    ...(isNonNegativeInteger(from) ? { from } : {}),
    ...(isNonNegativeInteger(to) ? { to } : {}),
    ...(isNonNegativeInteger(skip) && skip > 0 ? { skip } : {}),
  };
}
readAuditSearch.faultsIn = unreadParams(readAuditSearch, ['person', 'kind', 'from', 'to']);

const isNonNegativeInteger = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
