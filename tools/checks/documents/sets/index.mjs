import { BILL_TEXT_SET } from './bill-texts.mjs';
import { FEDERAL_REGISTER_SETS } from './federal-register.mjs';
import { HEARING_SET } from './hearings.mjs';
import { CANADA_SET } from './justice-canada.mjs';
import { LEGISCAN_CSV_SETS } from './legiscan-csv.mjs';
import { LEGISCAN_JSON_SETS } from './legiscan-json.mjs';
import { MEASURE_SETS } from './measures.mjs';
import { NYSENATE_SETS } from './nysenate.mjs';
import { NYSENATE_MEETING_SETS } from './nysenate-meetings.mjs';
import { NYSENATE_TRANSCRIPT_SET } from './nysenate-transcripts.mjs';
import { OPENSTATES_BILL_SETS } from './openstates-bills.mjs';
import { PEOPLE_SETS } from './people.mjs';
import { REGULATIONS_GOV_SETS } from './regulations-gov.mjs';
import { RESEARCH_SETS } from './research.mjs';
import { TARIFF_SET } from './tariffs.mjs';
import { FEDERAL_VOTE_SETS } from './votes-federal.mjs';
import { LEGISCAN_VOTE_SET } from './votes-legiscan.mjs';
import { OPENSTATES_VOTE_SETS } from './votes-openstates.mjs';

/** Every kind of document with the files it is compared with. */
export const SETS = [
  ...MEASURE_SETS,
  ...OPENSTATES_BILL_SETS,
  ...LEGISCAN_CSV_SETS,
  ...LEGISCAN_JSON_SETS,
  ...NYSENATE_SETS,
  ...FEDERAL_VOTE_SETS,
  ...OPENSTATES_VOTE_SETS,
  LEGISCAN_VOTE_SET,
  ...REGULATIONS_GOV_SETS,
  ...FEDERAL_REGISTER_SETS,
  ...RESEARCH_SETS,
  HEARING_SET,
  ...NYSENATE_MEETING_SETS,
  NYSENATE_TRANSCRIPT_SET,
  CANADA_SET,
  ...PEOPLE_SETS,
  BILL_TEXT_SET,
  TARIFF_SET,
];
