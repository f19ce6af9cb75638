import {
  addDays,
  type CountryCode,
  type IsoDate,
  type RegulationRecord,
  type TariffProgram,
  type TextSection,
} from '@rotunda/domain';
import { createRandom } from './random.ts';
import { secondsAt } from './seconds-at.ts';

interface SampleMeasure {
  program: TariffProgram;
  title: string;
  /** Imported goods, worded to continue a sentence. */
  goods: string;
  codes: readonly string[];
  rates: readonly string[];
  countries?: readonly CountryCode[];
}

/** Fictional measures under real tariff laws, newest first. */
const MEASURES: readonly SampleMeasure[] = [
  {
    program: 'section-232',
    title: 'Adjusting imports of galvanized fencing wire',
    goods: 'galvanized fencing wire',
    codes: ['7217.20.30', '7313.00.00'],
    rates: ['12.5 percent ad valorem'],
  },
  {
    program: 'antidumping',
    title: 'Garden hose fittings from Norway: preliminary determination of sales at less than fair value',
    goods: 'garden hose fittings of copper alloys',
    codes: ['7412.20.00'],
    rates: ['18.42 percent'],
    countries: ['NO'],
  },
  {
    program: 'section-301',
    title: 'Modification of action: ceramic sensors and their parts',
    goods: 'ceramic sensors',
    codes: ['9903.99.01', '8547.10.40'],
    rates: ['7.5 percent ad valorem', '10 percent ad valorem'],
  },
  {
    program: 'countervailing',
    title: 'Pressed bamboo boards from New Zealand: final affirmative determination',
    goods: 'pressed bamboo boards',
    codes: ['4411.14.30', '4412.10.05'],
    rates: ['4.11 percent'],
    countries: ['NZ'],
  },
  {
    program: 'section-201',
    title: 'Safeguard on imports of residential heat exchangers: second year',
    goods: 'residential heat exchangers',
    codes: ['8419.50.50', '8415.90.80'],
    rates: ['15 percent ad valorem'],
  },
  {
    program: 'section-232',
    title: 'Procedures for exclusions of aluminum street furniture',
    goods: 'aluminum street furniture',
    codes: ['7610.90.00', '9403.20.00'],
    rates: [],
  },
  {
    program: 'antidumping',
    title: 'Cultured seaweed sheets from Iceland: initiation of an investigation',
    goods: 'cultured seaweed sheets',
    codes: ['1212.21.00'],
    rates: [],
    countries: ['IS'],
  },
  {
    program: 'section-122',
    title: 'Temporary surcharge on imports of electric scooters',
    goods: 'electric scooters',
    codes: ['8711.60.00'],
    rates: ['5 percent ad valorem'],
  },
];

const AGENCY = { name: 'Office of Border Duties', shortName: 'OBD' };
const FIRST_PAGE = 52_000;

/** Builds documents of a fictional office that change the tariff schedule, some effective on future days. */
export function buildTariffMeasures(seed: string, referenceDay: IsoDate): RegulationRecord[] {
  return MEASURES.map((measure, place) => buildMeasure(measure, place, seed, referenceDay));
}

function buildMeasure(measure: SampleMeasure, place: number, seed: string, referenceDay: IsoDate): RegulationRecord {
  const fusionId = `fr-sample-tariff-${place + 1}`;
  const random = createRandom(`${seed}:${fusionId}`);
  const publishedOn = addDays(referenceDay, -3 - place * 14 - random.int(0, 6));
  const effectiveOn = measure.rates.length === 0 ? [] : [addDays(publishedOn, random.pick([7, 15, 30]))];
  const page = FIRST_PAGE + place * 6;
  const address = `https://register.example.org/${fusionId}`;
  return {
    kind: 'regulation',
    fusionId,
    part: 'main',
    isoCode: 'us',
    regulationDocumentType: 'Notice',
    title: measure.title,
    description: `The ${AGENCY.name} gives notice of what becomes of the duties on ${measure.goods}.`,
    agencies: [AGENCY],
    ofrId: `${publishedOn.slice(0, 4)}-${page}`,
    registerCitiation: `SFR ${page}`,
    citations: [`SFR ${page}`],
    registerStartPage: page,
    registerEndPage: page + 4,
    publicationDate: publishedOn,
    ...(effectiveOn[0] === undefined ? {} : { effectiveDate: effectiveOn[0] }),
    topics: ['Tariffs', 'Imports'],
    documentUrl: address,
    sourceUrl: address,
    sourceUpdatedTs: secondsAt(publishedOn, 13),
    tariffMeasure: {
      codes: [...measure.codes],
      effectiveOn,
      rates: [...measure.rates],
      programs: [measure.program],
      countries: [...(measure.countries ?? [])],
    },
    sections: getSections(measure),
  };
}

function getSections({ goods, codes, rates }: SampleMeasure): TextSection[] {
  const schedule = `This notice concerns ${goods} of ${codes.join(' and ')} of the Harmonized Tariff Schedule of the United States.`;
  const duties =
    rates.length === 0 ? 'No duty is changed before a later notice.' : `The duty is ${rates.join(', then ')}.`;
  return [
    { sectionId: 's-1', heading: 'Summary', level: 0, blocks: [{ text: schedule, indent: 0 }] },
    { sectionId: 's-2', heading: 'Duties', level: 0, blocks: [{ text: duties, indent: 0 }] },
  ];
}
