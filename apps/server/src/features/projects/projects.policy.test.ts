import { describe, expect, it } from 'vitest';
import { isCollaborator, wouldStillSee } from './projects.policy.ts';

const [ANA, BEN, EVE] = ['ana', 'ben', 'eve'];

describe('a collaborator of a project', () => {
  it('is everyone where nobody is named, and else who is named', () => {
    expect(isCollaborator({ userId: EVE }, { users: [] })).toBe(true);
    expect(isCollaborator({ userId: EVE }, { users: [ANA, BEN] })).toBe(false);
    expect(isCollaborator({ userId: BEN }, { users: [ANA, BEN] })).toBe(true);
  });
});

describe('who changes the collaborators', () => {
  const membership = { users: [ANA], createdBy: BEN };

  it.each([
    ['a collaborator', { userId: ANA, role: 'member' as const }, true],
    ['who made it, without being named', { userId: BEN, role: 'member' as const }, true],
    ['an administrator', { userId: EVE, role: 'admin' as const }, true],
    ['any other member', { userId: EVE, role: 'member' as const }, false],
  ])('sees it afterwards as %s: %s', (_who, actor, sees) => {
    expect(wouldStillSee(actor, membership)).toBe(sees);
  });

  it('sees it afterwards where everyone does', () => {
    expect(wouldStillSee({ userId: EVE, role: 'member' }, { users: [], createdBy: BEN })).toBe(true);
  });
});
