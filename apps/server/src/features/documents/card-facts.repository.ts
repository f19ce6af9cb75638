import { documents } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type {
  DocumentFacts,
  HearingFacts,
  NewsFacts,
  PresidentialActionFacts,
  RegulationFacts,
  SocialPostFacts,
} from './merge/merged-document.ts';

/** What of a document's facts is shown in lists: little, where the facts of a bill are by far the most of its row. */
export type CardFacts =
  | Pick<RegulationFacts, 'kind' | 'agencies' | 'documentSubtype' | 'noticeType'>
  | Pick<HearingFacts, 'kind' | 'eventType' | 'ts' | 'hasStartTime'>
  | Pick<PresidentialActionFacts, 'kind' | 'actionType'>
  | Pick<NewsFacts | SocialPostFacts, 'kind' | 'text'>
  | { kind: Exclude<DocumentFacts['kind'], NamedKind> };
type NamedKind = 'regulation' | 'hearing' | 'presidential-action' | 'news' | 'social-post';

const fact = (name: string) => sql`${sql.raw(`'${name}'`)}, ${documents.facts} -> ${sql.raw(`'${name}'`)}`;

/** Branches of a CASE that gives CardFacts, null where nothing is stated but the kind. */
export const boardCardFacts = sql`
  when ${documents.documentType} = 'Regulation' then jsonb_strip_nulls(jsonb_build_object(
    'kind', 'regulation', ${fact('agencies')}, ${fact('documentSubtype')}, ${fact('noticeType')}))
  when ${documents.documentType} = 'CQSchedules' then jsonb_strip_nulls(jsonb_build_object(
    'kind', 'hearing', ${fact('eventType')}, ${fact('ts')}, ${fact('hasStartTime')}))
  when ${documents.documentType} = 'PresidentialAction' then jsonb_strip_nulls(jsonb_build_object(
    'kind', 'presidential-action', ${fact('actionType')}))`;
/** Characters of the words that a card carries; an article may have two million. */
export const CARD_WORDS = 2000;
/** The branch of news and posts, whose words a row shows in place of a summary. */
export const wordsCardFacts = sql`when ${documents.documentType} in ('News', 'SocialPost') then jsonb_build_object(
  ${fact('kind')}, 'text', left(${documents.facts} ->> 'text', ${sql.raw(String(CARD_WORDS))}))`;
