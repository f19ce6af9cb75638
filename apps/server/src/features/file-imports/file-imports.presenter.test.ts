import { expect, it } from 'vitest';
import { faultsAsCsv } from './file-imports.presenter.ts';

it('faulty lines are a table that spreadsheets open, and none of their texts is a formula there', () => {
  const faults = [
    { line: 3, reason: 'E-mail: Enter a valid e-mail address.', raw: 'Ben,"no, address"' },
    { line: 9, reason: 'There is no name.', raw: '=HYPERLINK("https://evil.example")' },
  ];
  const [head, first, second, ...rest] = faultsAsCsv(faults).split('\r\n');
  expect(head).toBe('\uFEFFLine,Reason,Text');
  expect(first).toBe('3,E-mail: Enter a valid e-mail address.,"Ben,""no, address"""');
  expect(second).toMatch(/^9,There is no name\.,"'=/);
  expect(rest).toEqual(['']);
});

it('no faults are the head of the table', () => {
  expect(faultsAsCsv([])).toBe('\uFEFFLine,Reason,Text\r\n');
});
