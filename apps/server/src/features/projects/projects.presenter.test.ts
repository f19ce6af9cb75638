import { describe, expect, it } from 'vitest';
import { presentEmailSettings, presentProject } from './projects.presenter.ts';
import type { EmailChoices, StoredProject } from './projects.repository.ts';

const chosen = (changes: Partial<NonNullable<EmailChoices['settings']>>): EmailChoices['settings'] => ({
  organizationId: 'o',
  projectId: 'p',
  userId: 'u',
  removedTs: null,
  pnContent: true,
  cqContent: true,
  alertEmailFrequency: 'Weekly',
  updateEmailFrequency: 'Never',
  ...changes,
});
const getSettings = (choices: Partial<EmailChoices>) =>
  presentEmailSettings({ settings: null, isFederal: true, optOuts: [], ...choices });

describe('presentProject', () => {
  const stored = (changes: Partial<StoredProject> = {}): StoredProject => ({
    projectId: 'p1',
    organizationId: 'ours',
    name: 'Rivers',
    priority: 'High',
    impact: null,
    description: null,
    createdBy: 'ana',
    createdTs: 10,
    updatedTs: 20,
    isSample: false,
    users: ['ana'],
    tags: [],
    columns: [],
    total: 3,
    unread: 1,
    settings: null,
    isFederal: true,
    optOuts: [],
    ...changes,
  });

  it('presents the project with its counts and the settings of its reader', () => {
    expect(presentProject(stored({ optOuts: ['updates'] }))).toMatchObject({
      _id: 'p1',
      name: 'Rivers',
      users: ['ana'],
      createdBy: 'ana',
      createdAtTs: 10,
      total: 3,
      unread: 1,
      alertEmailFrequency: 'Daily',
      updateEmailFrequency: 'Never',
    });
  });

  it.each([
    ['Low', 'Low'],
    ['Urgent', null],
    [null, null],
  ])('presents the stored priority %s as %s', (priority, shown) => {
    expect(presentProject(stored({ priority })).priority).toBe(shown);
  });
});

describe('presentEmailSettings', () => {
  it('defaults to daily e-mails with both contents', () => {
    expect(getSettings({})).toEqual({
      alertEmailFrequency: 'Daily',
      updateEmailFrequency: 'Daily',
      updateEmailContent: {
        pn_content: true,
        cq_content: true,
      },
    });
  });

  it('prefers the choice for the project over opt-outs', () => {
    const settings = chosen({});
    expect(getSettings({ settings, optOuts: ['alerts', 'updates'] })).toMatchObject({
      alertEmailFrequency: 'Weekly',
      updateEmailFrequency: 'Never',
    });
  });

  it('returns Never for a kind opted out of without a choice for the project', () => {
    expect(getSettings({ optOuts: ['alerts'] })).toMatchObject({
      alertEmailFrequency: 'Never',
      updateEmailFrequency: 'Daily',
    });
  });

  it('falls back to daily for an unknown stored frequency', () => {
    expect(getSettings({ settings: chosen({ alertEmailFrequency: 'Monthly' }) }).alertEmailFrequency).toBe('Daily');
  });

  it.each([
    ['both, entitled', true, { pnContent: true, cqContent: true }, { pn_content: true, cq_content: true }],
    ['the second source alone, entitled', true, { pnContent: false }, { pn_content: false, cq_content: true }],
    ['the first alone, entitled', true, { cqContent: false }, { pn_content: true, cq_content: false }],
    ['both, not entitled', false, {}, { pn_content: true, cq_content: false }],
    [
      'the second source alone, not entitled any more, so that something is left',
      false,
      { pnContent: false },
      { pn_content: true, cq_content: false },
    ],
  ])('returns content for %s', (_what, isFederal, stored, content) => {
    expect(getSettings({ isFederal, settings: chosen(stored) }).updateEmailContent).toEqual(content);
  });
});
