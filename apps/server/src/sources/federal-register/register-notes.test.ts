import { describe, expect, test } from 'vitest';
import { agendaNumbersIn, docketNumbersIn } from './register-identity.ts';
import { saysWithdrawn } from './register-notes.ts';

describe('Docket numbers', () => {
  test.each([
    'File Until: 5/22/2014',
    'File until 1/22/2021',
    '[BILLING CODE 6450-01-P]',
    '[FR Doc. 2016-08651 Filed 4-14-16; 8:45 am]',
    '[OMB Control No. 1810-0576]',
    '[OMB 3060-1181]',
    '[CFDA Number: 93.564]',
    '[RIN 2060-AV16]',
    'RIN: 0648-XE123',
    '0648-XE123',
  ])('leave out %s', (note) => {
    expect(docketNumbersIn([note])).toEqual([]);
  });

  test.each(['OMB-2025-0003', 'Public Notice: 9516', 'Release No. 34-77575', 'A-570-836'])('keep %s', (number) => {
    expect(docketNumbersIn([number])).toEqual([number]);
  });

  test('of a line are told from a number of the Unified Agenda beside them', () => {
    const line = ['[Docket No. EPA-HQ-OAR-2021-0317; RIN 2060–AV16]'];
    expect(docketNumbersIn(line)).toEqual(['EPA-HQ-OAR-2021-0317']);
    expect(agendaNumbersIn(line)).toEqual(['2060-AV16']);
  });
});

describe('A document is withdrawn', () => {
  test.each([
    [
      "After placement on Public Inspection, this document was withdrawn from publication at the agency's request.",
      true,
    ],
    ['File Until: 5/22/2014', true],
    ['The document has been withdrawn at the request of the agency.', true],
    ['FR Doc. 2014-11843 was withdrawn from publication.', true],
    ['FR Doc. 2014-11800 was withdrawn from publication; this document replaces it.', false],
    ['This document withdraws a proposed rule of May 1, 2014.', false],
    ['The Commission has withdrawn its objection.', false],
  ])('according to %j: %s', (note, expected) => {
    expect(saysWithdrawn([note], '2014--11843')).toBe(expected);
  });
});
