import { expect, it } from 'vitest';
import { hostOfLink } from './host-of-link.ts';

it.each([
  ['the report', 'https://www.a.example/report', 'a.example'],
  ['congress.gov', 'https://a.example/', 'a.example'],
  ['https://congress.gov@a.example/x', 'https://congress.gov@a.example/x', 'a.example'],
  ['a.example/report', 'https://a.example/report', null],
  ['https://www.a.example/long…', 'https://a.example/longer', null],
  ['a@b.example', 'mailto:a@b.example', null],
  ['nothing', null, null],
])('hostOfLink: “%s” to %s', (label, href, host) => {
  expect(hostOfLink(label, href)).toBe(host);
});
