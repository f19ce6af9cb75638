import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { PagedQuery } from '../../../shared/documents/paged-query.ts';

type Stakeholders = ApiClient['stakeholders'];
export type PersonVote = Awaited<ReturnType<Stakeholders['findVotes']>>['results'][number];
export type PersonPost = Awaited<ReturnType<Stakeholders['findPosts']>>['results'][number];

/** Votes and posts of a person. Each list gets a section if it is not empty. */
export interface PersonActivity {
  votes: PagedQuery<PersonVote>;
  posts: PagedQuery<PersonPost>;
}

const getPage = (fullSourceId: string, offset: number) => ({
  input: { fullSourceId, offset, pageSize: LIMITS.sponsoredBillsPage },
});

/** Fetches a person's votes by page. The current page stays visible while the next one loads. */
function usePersonVotes(fullSourceId: string) {
  const { queries } = useApi();
  const [offset, setOffset] = useState(0);
  const page = useQuery({
    ...queries.stakeholders.findVotes.queryOptions(getPage(fullSourceId, offset)),
    placeholderData: keepPreviousData,
  });
  return { page, offset, setOffset };
}

/** Fetches a person's posts in the same way as `usePersonVotes`. */
function usePersonPosts(fullSourceId: string) {
  const { queries } = useApi();
  const [offset, setOffset] = useState(0);
  const page = useQuery({
    ...queries.stakeholders.findPosts.queryOptions(getPage(fullSourceId, offset)),
    placeholderData: keepPreviousData,
  });
  return { page, offset, setOffset };
}

/** Fetches the votes and posts of a person in parallel with the person. */
export function usePersonActivity(fullSourceId: string): PersonActivity {
  return { votes: usePersonVotes(fullSourceId), posts: usePersonPosts(fullSourceId) };
}
