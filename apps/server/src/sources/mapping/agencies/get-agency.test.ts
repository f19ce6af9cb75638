import { describe, expect, it } from 'vitest';
import { agencyOfAcronym, agencyOfName, distinctAgencies } from './get-agency.ts';
import { AGENCIES } from './agency-table.ts';

describe('Agency names', () => {
  it.each([
    ['BLM', 'Bureau of Land Management'],
    ['BLM', 'Land Management Bureau'],
    ['USBC', 'Bureau of the Census'],
    ['DOT', 'DEPARTMENT OF TRANSPORTATION'],
    ['DOI', 'Department of the Interior'],
    ['ACF', 'Administration for Children and Families'],
    ['PTO', 'United States Patent and Trademark Office'],
    ['OCC', 'Office of the Comptroller of the Currency'],
    ['USN', 'Department of the Navy'],
    ['COE', 'Corps of Engineers'],
    ['ODNI', 'Office of the Director of National Intelligence'],
    ['OFR', 'Office of the Federal Register'],
    ['CISA', 'CYBERSECURITY AND INFRASTRUCTURE SECURITY AGENCY'],
    ['EERE', 'Office of Energy Efficiency and Renewable Energy'],
  ])('match across sources: %s on Regulations.gov is "%s" in the Federal Register', (acronym, name) => {
    expect(agencyOfName(name)).toEqual(agencyOfAcronym(acronym));
  });

  it('keep an unknown agency as the source spells it', () => {
    expect(agencyOfAcronym('XYZZY')).toEqual({ name: 'XYZZY', shortName: 'XYZZY' });
    expect(agencyOfName('Office of the Secretary')).toEqual({ name: 'Office of the Secretary' });
  });

  it('merge two names of the same agency', () => {
    const named = ['Coast Guard', 'U.S. Coast Guard', 'Homeland Security Department'].map(agencyOfName);
    expect(distinctAgencies(named).map(({ name }) => name)).toEqual(['Coast Guard', 'Homeland Security Department']);
  });

  it('list no acronym and no name twice', () => {
    const acronyms = AGENCIES.flatMap(({ acronym }) => acronym ?? []);
    const names = AGENCIES.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]);
    expect(new Set(acronyms).size).toBe(acronyms.length);
    expect(new Set(names).size).toBe(names.length);
  });
});
