import type { TariffProgram } from '@rotunda/domain';

/** Common names of the tariff laws, and the statutes they refer to. */
export const PROGRAMS: Readonly<Record<TariffProgram, { name: string; law: string }>> = {
  'section-122': { name: 'Section 122', law: 'Balance of payments · Trade Act of 1974' },
  'section-201': { name: 'Section 201', law: 'Safeguards · Trade Act of 1974' },
  'section-232': { name: 'Section 232', law: 'National security · Trade Expansion Act of 1962' },
  'section-301': { name: 'Section 301', law: 'Unfair practices · Trade Act of 1974' },
  'section-338': { name: 'Section 338', law: 'Discrimination · Tariff Act of 1930' },
  ieepa: { name: 'IEEPA', law: 'International Emergency Economic Powers Act' },
  antidumping: { name: 'Antidumping', law: 'Notices of antidumping duty proceedings' },
  countervailing: { name: 'Countervailing', law: 'Notices of countervailing duty proceedings' },
  other: { name: 'Other', law: 'Changes of the schedule that cite none of these laws' },
};
