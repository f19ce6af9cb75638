import { z } from 'zod';
import { call, ok, unixSeconds, uuid } from './base.ts';

export const searchFeedSchema = z.object({
  createdAt: unixSeconds,
  /** Null if never read. */
  lastReadAt: unixSeconds.nullable(),
});
export type SearchFeed = z.infer<typeof searchFeedSchema>;

const ofSavedSearch = z.strictObject({ savedSearchId: uuid });

/**
 * The user's own feed of a saved search. Its address (FEED_PATH) serves RSS, Atom and JSON Feed. The user's own feeds:
 * permission to read alerts includes reading them there.
 */
export const feedsContract = {
  get: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/savedSearches/{savedSearchId}/feed', summary: 'Your feed of a saved search' })
    .input(ofSavedSearch)
    .output(z.object({ feed: searchFeedSchema.nullable() })),
  /** Creates a feed with a new address, which only this response contains. A previous address stops working. */
  // Anyone who knows the address can read the feed without signing in, so support must not create one.
  create: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({
      method: 'POST',
      path: '/savedSearches/{savedSearchId}/feed',
      successStatus: 201,
      summary: 'Create a feed of a saved search, replacing the previous one',
    })
    .input(ofSavedSearch)
    .output(searchFeedSchema.extend({ paths: z.object({ rss: z.string(), atom: z.string(), json: z.string() }) })),
  revoke: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/savedSearches/{savedSearchId}/feed', summary: 'Revoke a feed' })
    .input(ofSavedSearch)
    .output(ok),
};
