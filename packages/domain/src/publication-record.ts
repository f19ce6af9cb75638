import type { IsoDate, Language, RecordIdentity, UnixSeconds } from './record-identity.ts';

export interface NewsRecord extends RecordIdentity {
  kind: 'news';
  title: string;
  text: string;
  publisher: string;
  byline?: string;
  /** Midnight UTC of `publishedOn` where its publisher states a day alone. */
  publishedTs: UnixSeconds;
  /** The day as its publisher writes it, in the publisher's own zone. */
  publishedOn?: IsoDate;
  hasPublishedTime?: boolean;
  /** The language as it is analyzed. */
  language?: Language;
  /** As stated, BCP 47: `en-US`, `es`. */
  languageTag?: string;
  isoCode?: string;
  /** A short form that the feed gives beside the text. */
  excerpt?: string;
  /** Section and keywords, as the feed names them. */
  keywords?: string[];
}

/** A picture or a recording of a post: described to readers, never embedded. */
export interface MediaFact {
  kind: 'image' | 'video';
  /** What its author says it shows. */
  description?: string;
}

/** A web address that a post names in place of `text.slice(start, end)`; UTF-16 offsets. */
export interface TextLinkFact {
  start: number;
  end: number;
  url: string;
}

/** Another post that a post answers, quotes or passes on. */
export interface PostRelationFact {
  kind: 'reply' | 'quote' | 'repost';
  fusionId?: string;
  url?: string;
  authorName?: string;
}

/** How often others reacted to a post, as its platform counted when it was read. */
export interface PostCounts {
  replies?: number;
  reposts?: number;
  quotes?: number;
  likes?: number;
}

export interface SocialPostRecord extends RecordIdentity {
  kind: 'social-post';
  text: string;
  /** Links within `text`, in its order. */
  textLinks?: TextLinkFact[];
  platform: string;
  stakeholderType: string;
  authorName: string;
  authorHandle?: string;
  /** The author's page on the platform. */
  authorUrl?: string;
  authorFusionId?: string;
  /** Midnight UTC of the day where the source states a day alone. */
  postedTs: UnixSeconds;
  /** The day as the source writes it, in the zone it names. */
  postedOn?: IsoDate;
  hasPostedTime?: boolean;
  language?: Language;
  languageTag?: string;
  /** Pages attached to the post. */
  links?: { url: string; title?: string }[];
  media?: MediaFact[];
  relations?: PostRelationFact[];
  counts?: PostCounts;
}
