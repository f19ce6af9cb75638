import { useEffect } from 'react';
import { useSession } from '../api/session.tsx';

export interface LastProject {
  get: () => string | null;
  set: (projectId: string) => void;
}

/** Remembers the project that a user last worked in, in this browser. Project pickers preselect it (SEA-12). */
export function createLastProject(storage: Storage, userId: string): LastProject {
  const key = `rotunda.last-project.${userId}`;
  return { get: () => storage.getItem(key), set: (projectId) => storage.setItem(key, projectId) };
}

export function useLastProject(): LastProject {
  return createLastProject(localStorage, useSession().user._id);
}

/** Remembers a project when it is opened. */
export function useRememberProject(projectId: string | null): void {
  const userId = useSession().user._id;
  useEffect(() => {
    if (projectId !== null) createLastProject(localStorage, userId).set(projectId);
  }, [projectId, userId]);
}
