import { expect, it } from 'vitest';
import { emailOfCell, hasSeveralEmails } from './email-of-cell.ts';

it.each([
  'ana@a.example',
  'mailto:ana@a.example',
  '<ana@a.example>',
  'Ana Ruiz <ana@a.example>',
  '"Ruiz, A" <ana@a.example>',
])('reads the address in %s', (cell) => {
  expect(emailOfCell(cell)).toBe('ana@a.example');
  expect(hasSeveralEmails(cell)).toBe(false);
});

it.each([
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'a@b.example ::: c@d.example',
  'A <a@b.example>, c@d.example',
])('leaves the several addresses of %s to the user', (cell) => {
  expect(emailOfCell(cell)).toBe(cell);
  expect(hasSeveralEmails(cell)).toBe(true);
});

it.each(['none', 'ana at a.example', '<>'])('leaves %s as it is', (cell) => {
  expect(emailOfCell(cell)).toBe(cell);
  expect(hasSeveralEmails(cell)).toBe(false);
});
