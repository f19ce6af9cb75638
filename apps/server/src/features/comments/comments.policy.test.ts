import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/request-context.ts';
import { canDeleteComment, canEditComment } from './comments.policy.ts';

const comment = { createdBy: 'ana' };
// The policy reads only these two fields.
const actor = (userId: string, role: Actor['role']) => ({ userId, role }) as Actor;

describe('Comment policy', () => {
  it.each([
    ['its author', actor('ana', 'member'), true, true],
    ['an author who is an administrator', actor('ana', 'admin'), true, true],
    ['an administrator', actor('ben', 'admin'), false, true],
    ['another member', actor('ben', 'member'), false, false],
    ['a viewer', actor('ben', 'viewer'), false, false],
  ])('for %s: editing %s, deleting %s', (_who, who, edits, deletes) => {
    expect([canEditComment(who, comment), canDeleteComment(who, comment)]).toEqual([edits, deletes]);
  });
});
