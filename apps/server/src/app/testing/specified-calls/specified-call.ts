import { endExports } from '../end-exports.ts';
import type { PermissionObjects } from '../permission-objects.ts';

export interface SpecifiedRequest {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: object;
}
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** A call as the specification describes it: method, path, which of its forms, and the request. */
export type SpecifiedCall = [
  Method,
  string,
  string,
  (objects: PermissionObjects) => SpecifiedRequest | Promise<SpecifiedRequest>,
];

/** A regulation that the calls about regulations find. */
export const SPECIFIED_RULE = 'fr-2026-1';
/** A report that the call about research finds. */
export const SPECIFIED_REPORT = 'gao-26-1';
/** An executive order that the call about executive orders finds. */
export const SPECIFIED_ORDER = 'eo-99001';

/** A committee that the calls about committees find. */
export const SPECIFIED_COMMITTEE = 'committee-us-hsxx';

export const emptyRequest = (): SpecifiedRequest => ({});
export const withBody = (body: object) => (): SpecifiedRequest => ({ body });

export const ofAlert = (body: (alert: { fusionId: string; projectId: string; savedSearchId: string }) => object) => {
  return async (objects: PermissionObjects): Promise<SpecifiedRequest> => ({ body: body(await objects.alert()) });
};
/** Like `ofAlert`, but ends waiting exports first, because a user may have only a few. */
export const getExport = (body: (alert: { fusionId: string; projectId: string; savedSearchId: string }) => object) => {
  return async (objects: PermissionObjects): Promise<SpecifiedRequest> => {
    await endExports(objects);
    return ofAlert(body)(objects);
  };
};
export const getEntity = (fusionId: string) => ({ documentType: 'Legislation', fusionId });
