import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { PagedQuery } from '../../../shared/documents/paged-query.ts';

type Stakeholders = ApiClient['stakeholders'];
export type PersonVote = Awaited<ReturnType<Stakeholders['findVotes']>>['results'][number];
export type PersonPost = Awaited<ReturnType<Stakeholders['findPosts']>>['results'][number];

/** What a person did, of which each list has a section where there is any. */
export interface PersonActivity {
  votes: PagedQuery<PersonVote>;
  posts: PagedQuery<PersonPost>;
}

const pageOf = (fullSourceId: string, offset: number) => ({
  input: { fullSourceId, offset, pageSize: LIMITS.sponsoredBillsPage },
});

/** Votes of a person, page by page; the page before stays while the next is fetched. */
function usePersonVotes(fullSourceId: string) {
  const { queries } = useApi();
  const [offset, setOffset] = useState(0);
  const page = useQuery({
    ...queries.stakeholders.findVotes.queryOptions(pageOf(fullSourceId, offset)),
    placeholderData: keepPreviousData,
  });
  return { page, offset, setOffset };
}

/** Posts of a person, as `usePersonVotes`. */
function usePersonPosts(fullSourceId: string) {
  const { queries } = useApi();
  const [offset, setOffset] = useState(0);
  const page = useQuery({
    ...queries.stakeholders.findPosts.queryOptions(pageOf(fullSourceId, offset)),
    placeholderData: keepPreviousData,
  });
  return { page, offset, setOffset };
}

/** Fetched beside the person, not after. */
export function usePersonActivity(fullSourceId: string): PersonActivity {
  return { votes: usePersonVotes(fullSourceId), posts: usePersonPosts(fullSourceId) };
}
