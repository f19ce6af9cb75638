import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type Documents = InferContractRouterOutputs<Contract>['documents'];
type News = Documents['getNews'];
type SocialPost = Documents['getSocialPost'];

const WITHOUT_BILL_FACTS = {
  localityExternalId: null,
  isoCode: null,
  countryCode: null,
  localityType: null,
  localityName: null,
  localityCode: null,
  genericStatus: null,
  billType: null,
  billTypeDisplayName: null,
  session: null,
  lastActionOn: null,
  lastActionText: null,
  isStatusUndated: false,
};

/** Builds an article without facts; pass only the fields that matter. */
export function buildNews(changes: Partial<News> = {}): News {
  return {
    ...buildCard({
      documentType: 'News',
      fusionId: 'news-1',
      title: 'Rents rise',
      ...WITHOUT_BILL_FACTS,
    }),
    publisher: 'The Gazette',
    byline: 'The Gazette',
    author: null,
    publishedTs: null,
    keywords: [],
    language: null,
    excerpt: null,
    body: null,
    bills: [],
    provenance: [],
    ...changes,
  };
}

/** Builds a post without facts; pass only the fields that matter. */
export function buildSocialPost(changes: Partial<SocialPost> = {}): SocialPost {
  return {
    ...buildCard({
      documentType: 'SocialPost',
      fusionId: 'post-1',
      title: 'Jane Doe @jane',
      ...WITHOUT_BILL_FACTS,
    }),
    documentSubtype: 'x',
    platform: 'x',
    stakeholderType: 'other',
    byline: 'Jane Doe',
    authorName: 'Jane Doe',
    authorHandle: null,
    authorUrl: null,
    author: null,
    postedTs: null,
    language: null,
    body: null,
    attachedLinks: [],
    media: [],
    relations: [],
    counts: null,
    bills: [],
    provenance: [],
    ...changes,
  };
}
