import type { Project } from '@rotunda/contract';
import { useMemo } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import type { BoardPeople } from './board-people.ts';

/**
 * Returns the users who can own cards of a project: everyone if it has no collaborators, else its collaborators, its
 * creator and the current user.
 */
export function useBoardPeople({ users, createdBy }: Pick<Project, 'users' | 'createdBy'>): BoardPeople {
  const { people, activePeople } = useDirectory();
  const { user } = useSession();
  // The directory creates new lists on every render. Comparing their content renders the cards only when it changes.
  const key = JSON.stringify([people, activePeople, users]);
  return useMemo(() => {
    const names = new Map(people.map(({ _id, name }) => [_id, name]));
    const own = new Set([...users, createdBy, user._id]);
    return {
      choices: users.length === 0 ? activePeople : activePeople.filter(({ _id }) => own.has(_id)),
      getName: (userId) => names.get(userId) ?? workflowTexts.unknownOwner,
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, createdBy, user._id]);
}
