import { expect, it } from 'vitest';
import { hideFeedSecret } from './hide-feed-secret.ts';

const SECRET = 'aB-_'.repeat(16);

it.each([
  `/api/calendar/${SECRET}.ics`,
  `/api/./calendar/${SECRET}.ics?x=1`,
  `/api/x/../calendar/${SECRET}.ics`,
  `/api/calendar/%61${SECRET.slice(1)}.ics`,
  `/api//calendar//${SECRET}.ics`,
  `/api/feeds/${SECRET}.rss`,
  `/api/x/../feeds/%61${SECRET.slice(1)}.atom`,
  `/calendar?file=${SECRET}`,
])('hideFeedSecret hides the secret of %s', (url) => expect(hideFeedSecret(url)).not.toContain(SECRET.slice(1)));

it('hideFeedSecret hides the shorter signature of an unsubscribe link', () => {
  expect(hideFeedSecret('/unsubscribe/b3Jn.aB-_9')).toBe('/unsubscribe/…');
});

it('hideFeedSecret hides an API token in a URL', () => {
  expect(hideFeedSecret('/api/projects?token=rot_aB-_9')).toBe('/api/projects?token=…');
});

it('hideFeedSecret keeps every other URL', () => {
  const url = '/api/projects/0197a1b2-0000-7000-8000-000000000000?skip=20';
  expect(hideFeedSecret(url)).toBe(url);
});
