import type { IsoDate, Language, RecordIdentity, UnixSeconds } from './record-identity.ts';

export interface NewsRecord extends RecordIdentity {
  kind: 'news';
  title: string;
  text: string;
  publisher: string;
  byline?: string;
  /** Midnight UTC of `publishedOn` if the publisher gives only a day. */
  publishedTs: UnixSeconds;
  /** Date as written by the publisher, in the publisher's own time zone. */
  publishedOn?: IsoDate;
  hasPublishedTime?: boolean;
  /** Language used for text analysis. */
  language?: Language;
  /** BCP 47 tag from the source: `en-US`, `es`. */
  languageTag?: string;
  isoCode?: string;
  /** Short form that the feed provides in addition to the text. */
  excerpt?: string;
  /** Section and keywords from the feed. */
  keywords?: string[];
  /**
   * Further ids of the same article, made of its page, title and date. They find it again when its feed gives it a new
   * id with every fetch; they are not stored with the article.
   */
  alsoKnownAs?: string[];
}

/** A picture or video of a post, described to readers but never embedded. */
export interface MediaFact {
  kind: 'image' | 'video';
  /** Description by the post's author. */
  description?: string;
}

/** A web address that a post links from `text.slice(start, end)`; UTF-16 offsets. */
export interface TextLinkFact {
  start: number;
  end: number;
  url: string;
}

/** Another post that a post replies to, quotes or reposts. */
export interface PostRelationFact {
  kind: 'reply' | 'quote' | 'repost';
  fusionId?: string;
  url?: string;
  authorName?: string;
}

/** Reactions to a post, counted by its platform when it was read. */
export interface PostCounts {
  replies?: number;
  reposts?: number;
  quotes?: number;
  likes?: number;
}

export interface SocialPostRecord extends RecordIdentity {
  kind: 'social-post';
  text: string;
  /** Links within `text`, in order. */
  textLinks?: TextLinkFact[];
  platform: string;
  stakeholderType: string;
  authorName: string;
  authorHandle?: string;
  /** Address of the author's page on the platform. */
  authorUrl?: string;
  authorFusionId?: string;
  /** Midnight UTC of the day if the source gives only a day. */
  postedTs: UnixSeconds;
  /** Date as written by the source, in the time zone it names. */
  postedOn?: IsoDate;
  hasPostedTime?: boolean;
  language?: Language;
  languageTag?: string;
  /** Links attached to the post. */
  links?: { url: string; title?: string }[];
  media?: MediaFact[];
  relations?: PostRelationFact[];
  counts?: PostCounts;
}
