import { documents } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type {
  DocumentFacts,
  HearingFacts,
  NewsFacts,
  PresidentialActionFacts,
  RegulationFacts,
  SocialPostFacts,
} from '../merge/merged-document.ts';

/** Facts shown in lists. They are few, whereas a bill's facts are by far the largest part of its row. */
export type CardFacts =
  | Pick<RegulationFacts, 'kind' | 'agencies' | 'documentSubtype' | 'noticeType' | 'withdrawn'>
  | Pick<HearingFacts, 'kind' | 'eventType' | 'ts' | 'hasStartTime' | 'meetingStatus'>
  | Pick<PresidentialActionFacts, 'kind' | 'actionType'>
  | Pick<NewsFacts | SocialPostFacts, 'kind' | 'text'>
  | { kind: Exclude<DocumentFacts['kind'], NamedKind> };
type NamedKind = 'regulation' | 'hearing' | 'presidential-action' | 'news' | 'social-post';

const fact = (name: string) => sql`${sql.raw(`'${name}'`)}, ${documents.facts} -> ${sql.raw(`'${name}'`)}`;

/** CASE branches that return CardFacts, or null if only the kind is stated. */
export const boardCardFacts = sql`
  when ${documents.documentType} = 'Regulation' then jsonb_strip_nulls(jsonb_build_object(
    'kind', 'regulation', ${fact('agencies')}, ${fact('documentSubtype')}, ${fact('noticeType')},
    ${fact('withdrawn')}))
  when ${documents.documentType} = 'CQSchedules' then jsonb_strip_nulls(jsonb_build_object(
    'kind', 'hearing', ${fact('eventType')}, ${fact('ts')}, ${fact('hasStartTime')}, ${fact('meetingStatus')}))
  when ${documents.documentType} = 'PresidentialAction' then jsonb_strip_nulls(jsonb_build_object(
    'kind', 'presidential-action', ${fact('actionType')}))`;
/** Maximum characters of text on a card; an article may have two million. */
export const MAX_CARD_TEXT = 2000;
/** CASE branch for news and posts, whose text is shown in a row instead of a summary. */
export const textCardFacts = sql`when ${documents.documentType} in ('News', 'SocialPost') then jsonb_build_object(
  ${fact('kind')}, 'text', left(${documents.facts} ->> 'text', ${sql.raw(String(MAX_CARD_TEXT))}))`;
