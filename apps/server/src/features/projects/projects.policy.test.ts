import { describe, expect, it } from 'vitest';
import { isCollaborator, canStillSee } from './projects.policy.ts';

const [ANA, BEN, EVE] = ['ana', 'ben', 'eve'];

describe('isCollaborator', () => {
  it('includes everyone for an empty list and otherwise only listed people', () => {
    expect(isCollaborator({ userId: EVE }, { users: [] })).toBe(true);
    expect(isCollaborator({ userId: EVE }, { users: [ANA, BEN] })).toBe(false);
    expect(isCollaborator({ userId: BEN }, { users: [ANA, BEN] })).toBe(true);
  });
});

describe('canStillSee', () => {
  const membership = { users: [ANA], createdBy: BEN };

  it.each([
    ['a collaborator', { userId: ANA, role: 'member' as const }, true],
    ['who made it, without being named', { userId: BEN, role: 'member' as const }, true],
    ['an administrator', { userId: EVE, role: 'admin' as const }, true],
    ['any other member', { userId: EVE, role: 'member' as const }, false],
  ])('for %s returns %s', (_who, actor, sees) => {
    expect(canStillSee(actor, membership)).toBe(sees);
  });

  it('returns true when everyone collaborates', () => {
    expect(canStillSee({ userId: EVE, role: 'member' }, { users: [], createdBy: BEN })).toBe(true);
  });
});
