import { billText } from './bill-text/index.ts';
import { billstatus } from './billstatus/index.ts';
import { cbo } from './cbo/index.ts';
import { congressApi } from './congress-api/index.ts';
import { congressHearings } from './congress-hearings/index.ts';
import { congressLegislators } from './congress-legislators/index.ts';
import { crs } from './crs/index.ts';
import { federalRegister } from './federal-register/index.ts';
import { gao } from './gao/index.ts';
import { houseClerk } from './house-clerk/index.ts';
import { hts } from './hts/index.ts';
import { justiceCanada } from './justice-canada/index.ts';
import { legiscan } from './legiscan/index.ts';
import { legisinfo } from './legisinfo/index.ts';
import { licensedFeed } from './licensed-feed/index.ts';
import { news } from './news/index.ts';
import { nysenate } from './nysenate/index.ts';
import { openstatesBills } from './openstates-bills/index.ts';
import { openstatesPeople } from './openstates-people/index.ts';
import { peopleLists } from './people-lists/index.ts';
import { presidentialActions } from './presidential-actions/index.ts';
import { regulationsGov } from './regulations-gov/index.ts';
import { senateLis } from './senate-lis/index.ts';
import { social } from './social/index.ts';
import { stateRegulations } from './state-regulations/index.ts';
import { transcripts } from './transcripts/index.ts';
import type { Source } from './source.ts';

/** Every source that the program can read, ordered by id. */
export const SOURCES: readonly Source[] = [
  billText,
  billstatus,
  cbo,
  congressApi,
  congressHearings,
  congressLegislators,
  crs,
  federalRegister,
  gao,
  houseClerk,
  hts,
  justiceCanada,
  legiscan,
  legisinfo,
  licensedFeed,
  news,
  nysenate,
  openstatesBills,
  openstatesPeople,
  peopleLists,
  presidentialActions,
  regulationsGov,
  senateLis,
  social,
  stateRegulations,
  transcripts,
];

/** Returns the source with that id, undefined for an unknown one. */
export function findSource(sourceId: string): Source | undefined {
  return SOURCES.find((source) => source.id === sourceId);
}
