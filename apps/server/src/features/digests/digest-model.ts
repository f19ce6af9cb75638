/** A text with its marked places, as UTF-16 offsets `[start, end)`. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [number, number])[];
}

/** A document as an e-mail shows it. */
export interface DigestDocument {
  identifier: string;
  title: MarkedText;
  /** Where it stands: a bill's status, a regulation's kind; null where none is known. */
  status: string | null;
  /** As people read it: `Nov 20, 2026`. */
  day: string | null;
  /** Chamber and last action, agency and kind. */
  standing: string;
  /** Opens it in the product. */
  href: string;
}

export interface AlertEntry extends DigestDocument {
  excerpt: MarkedText | null;
  /** The texts that carry a passage the saved search follows. */
  carriers: string[];
  /** Other saved searches that found it, with their project where it is another. */
  alsoFoundBy: string[];
}

export interface AlertDigest {
  /** Documents. */
  total: number;
  projects: {
    name: string;
    /** Its alerts. */
    href: string;
    searches: {
      title: string;
      entries: AlertEntry[];
      /** Documents that are not shown. */
      more: number;
      /** All alerts of the saved search. */
      href: string;
    }[];
  }[];
}

export interface UpdateEntry extends DigestDocument {
  /** What happened, the newest last, each with its day. */
  news: { words: string; day: string | null; /** Of a publication. */ href: string | null }[];
  /** News that are not shown. */
  moreNews: number;
  /** Other projects that hold it. */
  alsoIn: string[];
}

export interface UpdateDigest {
  /** Documents. */
  total: number;
  projects: {
    name: string;
    entries: UpdateEntry[];
    /** Documents that are not shown. */
    more: number;
    href: string;
  }[];
}
