import { expect, it } from 'vitest';
import { faultsAsCsv } from './file-imports.presenter.ts';

it('faultsAsCsv writes invalid lines as CSV without formulas', () => {
  const faults = [
    { line: 3, reason: 'E-mail: Enter a valid e-mail address.', raw: 'Ben,"no, address"' },
    { line: 9, reason: 'The name is missing.', raw: '=HYPERLINK("https://evil.example")' },
  ];
  const [head, first, second, ...rest] = faultsAsCsv(faults).split('\r\n');
  expect(head).toBe('\uFEFFLine,Reason,Text');
  expect(first).toBe('3,E-mail: Enter a valid e-mail address.,"Ben,""no, address"""');
  expect(second).toMatch(/^9,The name is missing\.,"'=/);
  expect(rest).toEqual(['']);
});

it('faultsAsCsv writes only the header when there are no faults', () => {
  expect(faultsAsCsv([])).toBe('\uFEFFLine,Reason,Text\r\n');
});
