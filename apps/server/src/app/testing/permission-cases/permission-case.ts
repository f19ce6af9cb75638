import type { Contract } from '@rotunda/contract';
import type { PermissionObjects } from '../permission-objects.ts';

/** One call made with objects of one organization. */
export interface PermissionRequest {
  /** Path parameters by name. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

export interface PermissionCase {
  request(objects: PermissionObjects): PermissionRequest | Promise<PermissionRequest>;
  /**
   * Result of using another organization's objects: `missing` is 404; `nothing` succeeds but does and shows nothing
   * (lists and bulk calls); `none`: the call refers to no object of an organization.
   */
  foreign: 'missing' | 'nothing' | 'none';
  /** Statuses besides 2xx that an allowed call may return, because the test installation has nothing to show. */
  alsoAnswers?: readonly number[];
  /** Whether the call ends the session that makes it. */
  endsSession?: boolean;
}

/** A case for every call of the contract. */
export type PermissionCases = { [F in keyof Contract]: { [C in keyof Contract[F]]: PermissionCase } };

export const withoutObjects = (request: PermissionRequest = {}): PermissionCase => ({
  request: () => request,
  foreign: 'none',
});
