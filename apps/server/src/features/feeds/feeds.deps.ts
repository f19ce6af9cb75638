import type { IdSource } from '../../platform/ids.ts';
import type { AlertsDeps } from '../alerts/index.ts';

export type OwnFeedsDeps = FeedsDeps & { ids: IdSource };

export interface FeedsDeps extends AlertsDeps {
  /** Base URL of the product; entries link to it. */
  baseUrl: string;
}
