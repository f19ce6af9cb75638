import type { Router } from '@orpc/server';
import type { Contract } from '@rotunda/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SignedInContext } from '../platform/request-context.ts';
import { createFeatureRoutes, type FeatureRouter, type JobPorts, type RoutePorts } from './compose-features.ts';
import type { FeatureDeps } from './feature-deps.ts';
import { jobDefinitions } from './jobs.ts';

describe('The features', () => {
  it('implement every call of the contract; a forgotten feature does not compile', () => {
    expectTypeOf<FeatureRouter>().not.toBeAny();
    expectTypeOf<FeatureRouter>().toExtend<Router<Contract, SignedInContext>>();
    expectTypeOf<Omit<FeatureRouter, 'tags'>>().not.toExtend<Router<Contract, SignedInContext>>();
    expectTypeOf<keyof FeatureRouter>().toEqualTypeOf<keyof Contract>();
  });

  it('are given what they declare and is not shared', () => {
    expectTypeOf<RoutePorts<FeatureDeps>['webhooks']>().toHaveProperty('refuseAddress');
    expectTypeOf<RoutePorts<FeatureDeps>['webhooks']>().not.toHaveProperty('database');
    expectTypeOf<RoutePorts<FeatureDeps>>().not.toHaveProperty('tags');
    expectTypeOf<JobPorts<FeatureDeps>['digests']>().toHaveProperty('findAlerts');
    // Something else under the same name does not count.
    expectTypeOf<RoutePorts<FeatureDeps & { refuseAddress: number }>['webhooks']>().toHaveProperty('refuseAddress');
    expectTypeOf(createFeatureRoutes<FeatureDeps>)
      .parameter(1)
      .toEqualTypeOf<RoutePorts<FeatureDeps>>();
  });

  it('name each background job once', () => {
    const names = jobDefinitions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['send-webhook', 'import-contacts', 'send-digest']));
  });
});
