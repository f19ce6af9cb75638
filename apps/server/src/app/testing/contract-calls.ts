import type { AnyContractProcedure } from '@orpc/contract';
import type { CallNeeds } from '@rotunda/contract';
import { listCalls } from '../list-calls.ts';
import type { PermissionCase, PermissionRequest } from './permission-cases/permission-case.ts';
import { PERMISSION_CASES } from './permission-cases.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

export interface Call {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  needs: CallNeeds;
  procedure: AnyContractProcedure;
  /** undefined if the call has no case yet. */
  case: PermissionCase | undefined;
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** Every call of the contract, with what it needs and its case. */
export const CALLS: readonly Call[] = listCalls().map(({ name, procedure, needs }): Call => {
  const [feature = '', call = ''] = name.split('.');
  const { method, path } = procedure['~orpc'].route;
  const found = METHODS.find((one) => one === method);
  if (found === undefined || path === undefined) throw new Error(`${name} has no route`);
  const cases: Readonly<Record<string, Readonly<Record<string, PermissionCase>>>> = PERMISSION_CASES;
  return { name, method: found, path, needs, procedure, case: cases[feature]?.[call] };
});

export function sendCall(
  api: TestApi,
  call: Call,
  token: string | null,
  request: PermissionRequest,
): Promise<TestAnswer> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''));
  const query = new URLSearchParams(request.query).toString();
  return api.call(token, call.method, query === '' ? path : `${path}?${query}`, request.body);
}
