import { committeeId, type Chamber } from '@rotunda/domain';

/**
 * THOMAS codes of the standing, select and joint committees of Congress by normalized name, from congress-legislators'
 * `committees-current.yaml` (https://github.com/unitedstates/congress-legislators). They are the official keys that
 * GovInfo, Congress.gov and that project use; third-party publishers give only names.
 */
const CONGRESS_CODES: Readonly<Record<'lower' | 'upper' | 'joint', Readonly<Record<string, string>>>> = {
  lower: {
    administration: 'HSHA',
    agriculture: 'HSAG',
    appropriations: 'HSAP',
    'armed-services': 'HSAS',
    budget: 'HSBU',
    'education-workforce': 'HSED',
    'energy-commerce': 'HSIF',
    ethics: 'HSSO',
    'financial-services': 'HSBA',
    'foreign-affairs': 'HSFA',
    'homeland-security': 'HSHM',
    'house-administration': 'HSHA',
    judiciary: 'HSJU',
    'natural-resources': 'HSII',
    'oversight-government-reform': 'HSGO',
    'permanent-select-intelligence': 'HLIG',
    rules: 'HSRU',
    'science-space-technology': 'HSSY',
    'select-strategic-competition-between-united-states-chinese-communist-party': 'HSZS',
    'small-business': 'HSSM',
    'transportation-infrastructure': 'HSPW',
    'veterans-affairs': 'HSVR',
    'ways-means': 'HSWM',
  },
  upper: {
    'agriculture-nutrition-forestry': 'SSAF',
    appropriations: 'SSAP',
    'armed-services': 'SSAS',
    'banking-housing-urban-affairs': 'SSBK',
    budget: 'SSBU',
    'commerce-science-transportation': 'SSCM',
    'energy-natural-resources': 'SSEG',
    'environment-public-works': 'SSEV',
    finance: 'SSFI',
    'foreign-relations': 'SSFR',
    'health-education-labor-pensions': 'SSHR',
    'homeland-security-governmental-affairs': 'SSGA',
    'indian-affairs': 'SLIA',
    judiciary: 'SSJU',
    'rules-administration': 'SSRA',
    'select-ethics': 'SLET',
    'select-intelligence': 'SLIN',
    'small-business-entrepreneurship': 'SSSB',
    'special-aging': 'SPAG',
    'united-states-senate-caucus-international-narcotics-control': 'SCNC',
    'veterans-affairs': 'SSVA',
  },
  joint: {
    'commission-security-cooperation-in-europe': 'JCSE',
    economic: 'JSEC',
    library: 'JSLC',
    'of-congress-library': 'JSLC',
    printing: 'JSPR',
    taxation: 'JSTX',
  },
};

const CHAMBER_WORDS = /^(house|senate|assembly|joint|legislative)\b/;
/** Words that some publishers write and others omit. */
const FILLERS: ReadonlySet<string> = new Set(['committee', 'on', 'the', 'and', 'standing']);

/**
 * Normalizes a committee name: `Assembly Committee on Arts & Sports` and `Arts and Sports` are the same name in one
 * chamber, `arts-sports`.
 */
function committeeNameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .trim();
  const words = plain.replace(CHAMBER_WORDS, '').match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !FILLERS.has(word)).join('-');
}

/**
 * Returns the id of a committee that has a name but no official code. It is built from legislature, chamber and name,
 * so that Open States and LegiScan share one committee, and both match Congress's own records.
 *
 * @param chamber undefined where the publisher states none, which means both chambers
 */
export function namedCommitteeId(isoCode: string, chamber: Chamber | undefined, name: string): string {
  const house = chamber ?? 'joint';
  const key = committeeNameKey(name);
  const code = isoCode === 'us' ? CONGRESS_CODES[house][key] : undefined;
  return code === undefined ? committeeId(`${isoCode}-${house}`, key) : committeeId('us', code);
}
