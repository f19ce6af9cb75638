/** Text with highlighted ranges, as UTF-16 offsets `[start, end)`. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [number, number])[];
}

/** Document as shown in an email. */
export interface DigestDocument {
  identifier: string;
  title: MarkedText;
  /** Status of a bill or kind of a regulation; null if unknown. */
  status: string | null;
  /** Formatted date, for example `Nov 20, 2026`. */
  day: string | null;
  /** Chamber and last action, or agency and kind. */
  standing: string;
  /** Link into the product. */
  href: string;
}

export interface AlertEntry extends DigestDocument {
  /** `isStruck` if the version strikes the text. */
  excerpt: (MarkedText & { isStruck?: boolean | undefined }) | null;
  /** Texts that carry a passage the saved search follows. */
  occurrences: string[];
  /** Other saved searches that found it, with their project if it is a different one. */
  alsoFoundBy: string[];
}

export interface AlertDigest {
  /** Number of documents. */
  total: number;
  projects: {
    name: string;
    /** Link to the project's alerts. */
    href: string;
    searches: {
      title: string;
      entries: AlertEntry[];
      /** Number of documents not shown. */
      more: number;
      /** Link to all alerts of the saved search. */
      href: string;
    }[];
  }[];
}

export interface UpdateEntry extends DigestDocument {
  /** What happened, newest last, each with its date. */
  news: { words: string; day: string | null; /** Link to a publication. */ href: string | null }[];
  /** Number of news items not shown. */
  moreNews: number;
  /** Other projects that contain it. */
  alsoIn: string[];
}

export interface UpdateDigest {
  /** Number of documents. */
  total: number;
  projects: {
    name: string;
    entries: UpdateEntry[];
    /** Number of documents not shown. */
    more: number;
    href: string;
  }[];
}
