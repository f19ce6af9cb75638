import type { AuditKind } from '@rotunda/contract';
import { AUDIT_KINDS } from '@rotunda/contract/values';

/** What the address of the audit log keeps. */
export interface AuditSearch {
  /** A user's id. */
  person?: string;
  kind?: AuditKind;
  /** Unix seconds: the first of a day and the last of one. */
  from?: number;
  to?: number;
  /** Entries before this page. */
  skip?: number;
}

/** Reads an address; what is not understood is left out. */
export function readAuditSearch({ person, kind, from, to, skip }: Record<string, unknown>): AuditSearch {
  const known = AUDIT_KINDS.find((one) => one === kind);
  return {
    ...(typeof person === 'string' && person !== '' && person.length <= 64 ? { person } : {}),
    ...(known === undefined ? {} : { kind: known }),
    ...(isWhole(from) ? { from } : {}),
    ...(isWhole(to) ? { to } : {}),
    ...(isWhole(skip) && skip > 0 ? { skip } : {}),
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
