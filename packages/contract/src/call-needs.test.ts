import { oc } from '@orpc/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { call } from './base.ts';
import type { CallNeeds, DeclaredCall } from './call-needs.ts';
import { API_SCOPE_TEXTS, API_SCOPES, contract, type Role, ROLES } from './index.ts';

const route = { method: 'GET', path: '/tags' } as const;

describe('A call of the contract', () => {
  it('does not compile without what it needs', () => {
    expectTypeOf(call).parameter(0).toEqualTypeOf<CallNeeds>();
    expectTypeOf(call({ role: 'public' }).route(route)).toExtend<DeclaredCall>();
    expectTypeOf(oc.route(route)).not.toExtend<DeclaredCall>();
  });

  it('declares a scope and what support may do exactly when it needs a sign-in', () => {
    expectTypeOf<{ role: 'viewer'; scope: 'read' }>().not.toExtend<CallNeeds>();
    expectTypeOf<{ role: 'viewer'; impersonation: 'allowed' }>().not.toExtend<CallNeeds>();
    expectTypeOf<{ role: 'public'; scope: 'read' }>().not.toExtend<CallNeeds>();
  });

  it('is closed to API tokens if it belongs to support or operators', () => {
    expectTypeOf<{ role: 'operator'; scope: 'admin'; impersonation: 'allowed' }>().not.toExtend<CallNeeds>();
    expectTypeOf<{ role: 'support'; scope: 'read'; impersonation: 'allowed' }>().not.toExtend<CallNeeds>();
  });
});

describe('A scope of API tokens', () => {
  const RANK: Readonly<Record<Role, number>> = { viewer: 0, member: 1, admin: 2 };
  const needs = Object.values(contract).flatMap((calls): CallNeeds[] =>
    Object.values<DeclaredCall>(calls).map((each) => each['~orpc'].meta),
  );

  it.each(API_SCOPES)('%s can be chosen by everyone whose role allows a call that needs it', (scope) => {
    const roles = ROLES.filter((role) => needs.some((each) => each.role === role && each.scope === scope));
    const [least] = roles.toSorted((one, other) => RANK[one] - RANK[other]);
    expect(API_SCOPE_TEXTS[scope].neededRole).toBe(least);
  });
});
