import type { Contract } from '@rotunda/contract';
import type { PermissionObjects } from '../permission-objects.ts';

/** One call made with objects of one organisation. */
export interface PermissionRequest {
  /** Of the path, by name. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

export interface PermissionCase {
  request(objects: PermissionObjects): PermissionRequest | Promise<PermissionRequest>;
  /**
   * What naming another organisation's objects answers: `missing` is 404; `nothing` succeeds and does and shows
   * nothing (lists, and calls about many); `none`: the call names no object of an organisation.
   */
  foreign: 'missing' | 'nothing' | 'none';
  /** Answers an allowed call gives besides 2xx, because the test installation has nothing to show. */
  alsoAnswers?: readonly number[];
  /** The call ends the session it is made with. */
  endsSession?: boolean;
}

/** A case for every call of the contract. */
export type PermissionCases = { [F in keyof Contract]: { [C in keyof Contract[F]]: PermissionCase } };

export const nothingNamed = (request: PermissionRequest = {}): PermissionCase => ({
  request: () => request,
  foreign: 'none',
});
