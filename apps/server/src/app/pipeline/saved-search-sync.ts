import { randomUUID } from 'node:crypto';
import type { SearchModel } from '@rotunda/contract';
import { type BrokenSearch, type CompiledSearch, SavedSearchMatcher } from '../../features/alerts/index.ts';
import {
  createMatchableSearchesRepository,
  type MatchableSearch,
  SAVED_SEARCHES_CHANNEL,
} from '../../features/saved-searches/index.ts';
import { PROJECT_VISIBILITY_CHANNEL } from '../../features/projects/index.ts';
import type { PlatformDeps } from '../platform-deps.ts';

/** Saved searches read per page during the first load. */
const LOAD_PAGE = 5000;
const BARRIER = 'barrier:';
/** A notification that takes longer was lost with its connection, so everything is read again. */
const BARRIER_TIMEOUT_MS = 5000;
const DAY_SECONDS = 24 * 3600;

type Deps = Pick<PlatformDeps, 'database' | 'listener' | 'clock' | 'logger'>;

/**
 * Keeps the matcher in sync with the saved searches in the database. `upToDate` guarantees that every saved search
 * committed before the call is matched: PostgreSQL delivers notifications in commit order, so once our own notification
 * returns, all earlier ones have arrived.
 */
export class SavedSearchSync {
  readonly matcher: SavedSearchMatcher;
  readonly #deps: Deps;
  readonly #changed = new Set<string>();
  /** Organizations in which the set of projects that a user can see has changed. */
  readonly #regrouped = new Set<string>();
  readonly #barriers = new Map<string, () => void>();
  #mustReload = true;
  #day = 0;
  #unsubscribes: (() => void)[] = [];

  constructor(deps: Deps, compile: (model: SearchModel, nowTs: number) => CompiledSearch) {
    this.#deps = deps;
    this.matcher = new SavedSearchMatcher({ compile });
  }

  async start(): Promise<void> {
    const { listener } = this.#deps;
    this.#unsubscribes = [
      await listener.subscribe(SAVED_SEARCHES_CHANNEL, (payload) => this.#hear(payload)),
      await listener.subscribe(PROJECT_VISIBILITY_CHANNEL, (organizationId) => this.#regrouped.add(organizationId)),
    ];
    await this.upToDate();
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  async upToDate(): Promise<void> {
    const received = await this.#passBarrier();
    if (this.#mustReload || !received) await this.#reload();
    else await this.#refresh();
    const day = Math.floor(this.#deps.clock.now() / DAY_SECONDS);
    if (day !== this.#day) await this.#markBroken(this.matcher.moveDates(this.#deps.clock.now()));
    this.#day = day;
  }

  #hear(payload: string): void {
    // Empty after a reconnect: notifications sent meanwhile are lost.
    if (payload === '') this.#mustReload = true;
    else if (payload.startsWith(BARRIER)) this.#barriers.get(payload)?.();
    else for (const id of payload.split(',')) this.#changed.add(id);
  }

  async #passBarrier(): Promise<boolean> {
    const name = `${BARRIER}${randomUUID()}`;
    const timeout = new AbortController();
    const received = new Promise<boolean>((resolve) => this.#barriers.set(name, () => resolve(true)));
    const late = this.#deps.clock.sleep(BARRIER_TIMEOUT_MS, timeout.signal).then(
      () => false,
      () => false,
    );
    try {
      await createMatchableSearchesRepository(this.#deps.database).notifyMatchers([name]);
      return await Promise.race([received, late]);
    } finally {
      timeout.abort();
      this.#barriers.delete(name);
    }
  }

  async #reload(): Promise<void> {
    this.#mustReload = false;
    await this.#readAll().catch((error: unknown) => {
      // `#readAll` discards the notifications received so far, so after a failure only another full read recovers them.
      this.#mustReload = true;
      throw error;
    });
  }

  async #readAll(): Promise<void> {
    this.#changed.clear();
    this.#regrouped.clear();
    const repository = createMatchableSearchesRepository(this.#deps.database);
    const searches: MatchableSearch[] = [];
    for (let after = -1; ; after = searches.at(-1)?.percolatorNumber ?? after) {
      const page = await repository.findMatchable(after, LOAD_PAGE);
      searches.push(...page);
      if (page.length < LOAD_PAGE) break;
    }
    await this.#markBroken(this.matcher.load(searches, this.#deps.clock.now()));
    this.#deps.logger.info({ savedSearches: this.matcher.size }, 'saved searches loaded');
  }

  async #refresh(): Promise<void> {
    if (this.#changed.size === 0 && this.#regrouped.size === 0) return;
    const changed = [...this.#changed];
    const organizationIds = [...this.#regrouped];
    this.#changed.clear();
    this.#regrouped.clear();
    try {
      await this.#readSome(changed, organizationIds);
    } catch (error) {
      // These notifications are not sent again.
      for (const id of changed) this.#changed.add(id);
      for (const id of organizationIds) this.#regrouped.add(id);
      throw error;
    }
  }

  async #readSome(changed: readonly string[], organizationIds: readonly string[]): Promise<void> {
    const repository = createMatchableSearchesRepository(this.#deps.database);
    const ids = [...new Set([...changed, ...(await repository.findIdsFilteringByProjects(organizationIds))])];
    const present = await repository.findMatchableByIds(ids);
    await this.#markBroken(this.matcher.refresh(ids, present, this.#deps.clock.now()));
  }

  /** Marks searches that cannot be compiled. They are kept but never matched, and their owner sees why. */
  async #markBroken(broken: readonly BrokenSearch[]): Promise<void> {
    const repository = createMatchableSearchesRepository(this.#deps.database);
    for (const { savedSearchId, reason } of broken) {
      this.#deps.logger.warn({ savedSearchId, reason }, 'saved search is broken');
      await repository.markBroken(savedSearchId, reason);
    }
  }
}
