import { describe, expect, it } from 'vitest';
import { formatWhen } from './format-when.ts';
import { readShownLinks, writeShownLinks } from './shown-links.ts';

describe('what the rows of actions show', () => {
  it('is everything until someone switches it off, and stays so', () => {
    expect(readShownLinks(localStorage)).toEqual({ tags: true, projects: true, linkedItems: true });
    writeShownLinks(localStorage, { tags: false, projects: true, linkedItems: false });
    expect(readShownLinks(localStorage)).toEqual({ tags: false, projects: true, linkedItems: false });
    writeShownLinks(localStorage, { tags: true, projects: true, linkedItems: true });
    expect(readShownLinks(localStorage).tags).toBe(true);
  });

  it('is shown where the browser keeps what no version wrote', () => {
    localStorage.setItem('rotunda.actions.show-tags', 'maybe');
    expect(readShownLinks(localStorage).tags).toBe(true);
  });
});

describe('when an action is', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime() / 1000;

  it('says the day once, and the zone at the end', () => {
    expect(formatWhen(at(9, 8, 42), at(9, 9, 42))).toMatch(/^March 9, 2026 8:42 am – 9:42 am \S+$/);
  });

  it('says both days over midnight', () => {
    expect(formatWhen(at(9, 23), at(10, 1))).toMatch(/^March 9, 2026 11:00 pm .* – March 10, 2026 1:00 am/);
  });

  it('says a moment once', () => {
    expect(formatWhen(at(9, 8), at(9, 8))).toMatch(/^March 9, 2026 8:00 am \S+$/);
  });
});
