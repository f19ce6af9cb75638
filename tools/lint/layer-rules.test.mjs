import { describe, expect, it } from 'vitest';
import { checkLayer } from './layer-rules.mjs';

const check = (name, { lines = 100, isBesideRoutes = false } = {}) =>
  checkLayer(`apps/server/src/features/${name}`, lines, isBesideRoutes);

describe('checkLayer', () => {
  it.each([
    'feature.ts',
    'tags/index.ts',
    'tags/tags.routes.ts',
    'tags/tags.commands.ts',
    'tags/tags.test.ts',
    'tags/own-tags.queries.ts',
    'tags/renames-at-once.test.ts',
    'projects/commands/write-project.ts',
    'projects/member-settings.queries.ts',
    'documents/merge/merge-bill.ts',
    'documents/read/vote.presenter.ts',
    'exports/testing/read-xlsx.ts',
    'comments/mails/mention-mail.tsx',
  ])('lets a feature have %s', (name) => {
    expect(check(name)).toBeUndefined();
  });

  it.each([
    ['tags/write-tag.ts', 'commands change, queries read'],
    ['tags/change-tags.ts', 'commands change, queries read'],
    ['tags/find-tags.ts', 'commands change, queries read'],
    ['tags/tag-words.ts', 'a folder named for what it is about'],
    ['tags/own-tags.ts', '<noun>.commands.ts'],
    ['tags/present-tag.ts', '<noun>.presenter.ts'],
    ['tags/words/present-tag.ts', '<noun>.presenter.ts'],
    ['tags/delete-tags.job.ts', '<noun>.jobs.ts'],
    ['tags/jobs/delete-tags.job.ts', '<noun>.jobs.ts'],
    ['tags/tags-deps.ts', '<noun>.deps.ts'],
    ['tags/tags.service.ts', '".service" is no layer'],
  ])('says where %s belongs', (name, message) => {
    expect(check(name)).toContain(message);
  });

  it('requires the same of a noun within a feature, which has routes of its own', () => {
    expect(check('identity/invitations/invite.ts', { isBesideRoutes: true })).toContain('commands change');
    expect(check('identity/invitations/invitations.commands.ts', { isBesideRoutes: true })).toBeUndefined();
    expect(check('identity/passwords/password-rules.ts')).toBeUndefined();
  });

  it('makes a folder of commands or queries over 200 lines', () => {
    expect(check('tags/tags.commands.ts', { lines: 200 })).toBeUndefined();
    expect(check('tags/tags.commands.ts', { lines: 201 })).toContain('commands/');
    expect(check('tags/tags.queries.ts', { lines: 201 })).toContain('queries/');
    expect(check('tags/tags.repository.ts', { lines: 201 })).toBeUndefined();
  });

  it('leaves other folders alone', () => {
    expect(checkLayer('apps/web/src/features/tags/tag-words.ts', 10, false)).toBeUndefined();
    expect(checkLayer('apps/server/src/app/call-limits.ts', 10, false)).toBeUndefined();
  });
});
