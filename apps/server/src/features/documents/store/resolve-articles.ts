import type { NewsRecord, SourceRecord } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentIdentityRepository } from './document-identity.repository.ts';

export interface ResolvedArticles {
  /** The records in order, each article under the id it is stored under. */
  records: SourceRecord[];
  /**
   * Articles that came under another id than the stored one: from another feed, or from a feed that gives new ids with
   * every fetch. Only a later date makes such a copy replace what is stored; otherwise two feeds would take turns.
   */
  copies: ReadonlySet<SourceRecord>;
}

/**
 * Finds the stored article that an article of the batch is, inside the caller's transaction: by its own id, otherwise
 * by page, title and date (`alsoKnownAs`).
 */
export async function resolveArticles(tx: DatabaseHandle, records: readonly SourceRecord[]): Promise<ResolvedArticles> {
  const articles = records.filter((record) => record.kind === 'news');
  if (articles.length === 0) return { records: [...records], copies: new Set() };
  const repository = createDocumentIdentityRepository(tx);
  const ids = [...new Set(articles.flatMap(({ fusionId, alsoKnownAs = [] }) => [fusionId, ...alsoKnownAs]))];
  const known = new Known(await repository.findAliases(ids), await repository.findArticles(ids));
  const copies = new Set<SourceRecord>();
  const resolved = records.map((record): SourceRecord => {
    if (record.kind !== 'news') return record;
    const { fusionId, isCopy } = known.find(record);
    const { alsoKnownAs: _further, ...article } = record;
    const own = { ...article, fusionId };
    if (isCopy) copies.add(own);
    return own;
  });
  await repository.upsertAliases(known.added);
  return { records: resolved, copies };
}

/** What is stored, and what the batch adds to it. */
class Known {
  /** Aliases to store: the batch's likenesses, and ids of articles that are stored under another id. */
  readonly added = new Map<string, string>();

  constructor(
    private readonly aliases: ReadonlyMap<string, string>,
    private readonly articles: ReadonlyMap<string, { title: string | null; publishedTs: number | null }>,
  ) {}

  find(record: NewsRecord): { fusionId: string; isCopy: boolean } {
    const [likeness] = record.alsoKnownAs ?? [];
    const own = this.#ownId(record);
    const alike = likeness === undefined ? undefined : (this.aliases.get(likeness) ?? this.added.get(likeness));
    const fusionId = own ?? alike ?? this.#formerId(record) ?? record.fusionId;
    if (likeness !== undefined && alike === undefined) this.added.set(likeness, fusionId);
    return { fusionId, isCopy: own === undefined && alike !== undefined && alike !== record.fusionId };
  }

  #ownId({ fusionId }: NewsRecord): string | undefined {
    return this.aliases.get(fusionId) ?? (this.articles.has(fusionId) ? fusionId : undefined);
  }

  /** Returns the id of the same article stored under a further id, and stores that this record's id means it too. */
  #formerId({ fusionId, alsoKnownAs = [], title, publishedTs }: NewsRecord): string | undefined {
    const former = alsoKnownAs.find((id) => {
      const article = this.articles.get(id);
      return article?.title === title && article.publishedTs === publishedTs;
    });
    if (former !== undefined) this.added.set(fusionId, former);
    return former;
  }
}
