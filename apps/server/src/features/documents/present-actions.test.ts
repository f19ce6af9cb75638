import type { ActionFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { presentActions } from './present-actions.ts';

const action = (date: string, text: string, changes: Partial<ActionFact> = {}): ActionFact => ({
  date,
  text,
  ...changes,
});
const presented = (...actions: ActionFact[]) => presentActions('us-ca-2025-2026-ab-1', 'us-ca', actions);
const idsByText = (...actions: ActionFact[]) => new Map(presented(...actions).map(({ _id, text }) => [text, _id]));

describe('the timeline of a bill', () => {
  it('is newest first; what happened on one day is in the order of its source, turned round', () => {
    const texts = presented(action('2026-01-05', 'Read'), action('2026-01-05', 'Sent'), action('2026-01-06', 'Heard'));
    expect(texts.map(({ text }) => text)).toEqual(['Heard', 'Sent', 'Read']);
  });

  it('has the midnight of a day, and the hour where one is told', () => {
    const ts = Date.UTC(2026, 0, 5, 17) / 1000;
    expect(presented(action('2026-01-05', 'Read'))).toMatchObject([
      { ts: Date.UTC(2026, 0, 5) / 1000, hasTime: false, date: '2026-01-05' },
    ]);
    expect(presented(action('2026-01-05', 'Read', { ts }))).toMatchObject([{ ts, hasTime: true }]);
  });

  it('names chambers as they are called there', () => {
    expect(presented(action('2026-01-05', 'Read', { chamber: 'lower' }))).toMatchObject([{ chamberName: 'Assembly' }]);
    expect(presented(action('2026-01-05', 'Read'))).toMatchObject([{ chamberName: null }]);
  });

  it('is empty without actions', () => {
    expect(presented()).toEqual([]);
  });
});

describe('the id of an action', () => {
  it('outlives actions that come before and after', () => {
    const heard = action('2026-01-06', 'Heard');
    const id = idsByText(heard).get('Heard');
    expect(idsByText(action('2026-01-05', 'Read'), heard, action('2026-01-07', 'Sent')).get('Heard')).toBe(id);
  });

  it('is its own where a day tells the same words again', () => {
    const twice = presented(action('2026-01-05', 'Read'), action('2026-01-05', 'Read'));
    const once = presented(action('2026-01-05', 'Read'));
    expect(new Set(twice.map(({ _id }) => _id)).size).toBe(2);
    expect(twice.at(-1)?._id).toBe(once[0]?._id);
  });

  it('is another of another day, of other words and of another bill', () => {
    const [id] = presented(action('2026-01-05', 'Read')).map(({ _id }) => _id);
    const others = [
      ...presented(action('2026-01-06', 'Read'), action('2026-01-05', 'Sent')),
      ...presentActions('us-ca-2025-2026-ab-2', 'us-ca', [action('2026-01-05', 'Read')]),
    ];
    expect(others.map(({ _id }) => _id)).not.toContain(id);
  });

  it('stays when its hour or its chamber is corrected', () => {
    const [id] = presented(action('2026-01-05', 'Read')).map(({ _id }) => _id);
    expect(presented(action('2026-01-05', 'Read', { ts: 5, chamber: 'upper' }))[0]?._id).toBe(id);
  });
});
