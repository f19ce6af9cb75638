import { expect, it } from 'vitest';
import { getOwnPath } from './own-path.ts';

it.each([
  ['/discover?filters=1#top', '/discover?filters=1#top'],
  ['/projects/a%20b', '/projects/a%20b'],
  ['/discover?search=http://elsewhere.example', '/discover?search=http://elsewhere.example'],
])('getOwnPath accepts %j', (address, path) => expect(getOwnPath(address)).toBe(path));

it.each([
  'http://elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '\t//elsewhere.example',
  ' //elsewhere.example',
  '/./\\elsewhere.example',
  '/..//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2Felsewhere.example',
  '/%2f%2felsewhere.example',
  '/%5Celsewhere.example',
  '/%09/elsewhere.example',
  '/%',
  'javascript:alert(1)',
  'data:text/html,x',
  'discover',
  '',
  7,
  null,
])('getOwnPath rejects %j', (address) => expect(getOwnPath(address)).toBeNull());
