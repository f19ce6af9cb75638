import { describe, expect, it } from 'vitest';
import { draftEvents, type ProjectNews } from './projects.events.ts';

const EVERYONE = { userId: null, projectIds: ['open', 'lobby'] };
const ANA = { userId: 'ana', projectIds: ['closed', 'vault'] };
const BEN = { userId: 'ben', projectIds: ['vault'] };
const billIn = (projectId: string, ...fusionId: string[]): ProjectNews => ({ projectId, ids: { fusionId } });

describe('draftEvents', () => {
  it('names the projects themselves when the news names nothing else', () => {
    expect(draftEvents([EVERYONE], [{ projectId: 'open' }, { projectId: 'lobby' }])).toEqual([
      { userId: null, ids: { projectId: ['open', 'lobby'] } },
    ]);
  });

  it('tells each recipient only of the projects they may hear of', () => {
    const news = [billIn('open', 'hr-1'), billIn('closed', 'hr-2'), billIn('vault', 'hr-3')];
    expect(draftEvents([EVERYONE, ANA, BEN], news)).toEqual([
      { userId: null, ids: { fusionId: ['hr-1'] } },
      { userId: 'ana', ids: { fusionId: ['hr-2', 'hr-3'] } },
      { userId: 'ben', ids: { fusionId: ['hr-3'] } },
    ]);
  });

  it('names each id once and keeps kinds of ids apart', () => {
    const news: ProjectNews[] = [
      billIn('open', 'hr-1', 'hr-2'),
      billIn('lobby', 'hr-2', 'hr-1', 'hr-3'),
      { projectId: 'open', ids: { projectId: ['open'], fusionId: ['hr-1'] } },
      { projectId: 'open' },
    ];
    expect(draftEvents([EVERYONE], news)).toEqual([
      { userId: null, ids: { fusionId: ['hr-1', 'hr-2', 'hr-3'], projectId: ['open'] } },
    ]);
  });

  it('drafts nothing without recipients', () => {
    expect(draftEvents([], [{ projectId: 'closed' }])).toEqual([]);
  });
});
