import type { ActionFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { presentActions } from './actions.presenter.ts';

const action = (date: string, text: string, changes: Partial<ActionFact> = {}): ActionFact => ({
  date,
  text,
  ...changes,
});
const presented = (...actions: ActionFact[]) => presentActions('us-ca-2025-2026-ab-1', 'us-ca', actions);
const idsByText = (...actions: ActionFact[]) => new Map(presented(...actions).map(({ _id, text }) => [text, _id]));

describe('presentActions', () => {
  it('sorts newest first and reverses source order within a day', () => {
    const texts = presented(action('2026-01-05', 'Read'), action('2026-01-05', 'Sent'), action('2026-01-06', 'Heard'));
    expect(texts.map(({ text }) => text)).toEqual(['Heard', 'Sent', 'Read']);
  });

  it('uses midnight UTC for a day without a time', () => {
    const ts = Date.UTC(2026, 0, 5, 17) / 1000;
    expect(presented(action('2026-01-05', 'Read'))).toMatchObject([
      { ts: Date.UTC(2026, 0, 5) / 1000, hasTime: false, date: '2026-01-05' },
    ]);
    expect(presented(action('2026-01-05', 'Read', { ts }))).toMatchObject([{ ts, hasTime: true }]);
  });

  it('uses the local names of chambers', () => {
    expect(presented(action('2026-01-05', 'Read', { chamber: 'lower' }))).toMatchObject([{ chamberName: 'Assembly' }]);
    expect(presented(action('2026-01-05', 'Read'))).toMatchObject([{ chamberName: null }]);
  });

  it('returns nothing without actions', () => {
    expect(presented()).toEqual([]);
  });
});

describe('Action id', () => {
  it('is stable when earlier and later actions are added', () => {
    const heard = action('2026-01-06', 'Heard');
    const id = idsByText(heard).get('Heard');
    expect(idsByText(action('2026-01-05', 'Read'), heard, action('2026-01-07', 'Sent')).get('Heard')).toBe(id);
  });

  it('differs for repeated actions with the same words on the same day', () => {
    const twice = presented(action('2026-01-05', 'Read'), action('2026-01-05', 'Read'));
    const once = presented(action('2026-01-05', 'Read'));
    expect(new Set(twice.map(({ _id }) => _id)).size).toBe(2);
    expect(twice.at(-1)?._id).toBe(once[0]?._id);
  });

  it('differs for another day, other words and another bill', () => {
    const [id] = presented(action('2026-01-05', 'Read')).map(({ _id }) => _id);
    const others = [
      ...presented(action('2026-01-06', 'Read'), action('2026-01-05', 'Sent')),
      ...presentActions('us-ca-2025-2026-ab-2', 'us-ca', [action('2026-01-05', 'Read')]),
    ];
    expect(others.map(({ _id }) => _id)).not.toContain(id);
  });

  it('is stable when time or chamber is corrected', () => {
    const [id] = presented(action('2026-01-05', 'Read')).map(({ _id }) => _id);
    expect(presented(action('2026-01-05', 'Read', { ts: 5, chamber: 'upper' }))[0]?._id).toBe(id);
  });
});
