/** Where a saved search goes: nowhere, into a project there is, or into one made with it. */
export const NO_PROJECT = 'none';
export const NEW_PROJECT = 'new';

export interface ProjectChoice {
  /** An id, `NO_PROJECT`, `NEW_PROJECT`, or empty while nothing is chosen. */
  projectId: string;
  /** Of the project to make. */
  projectName: string;
}

export const isNewProject = ({ projectId }: ProjectChoice) => projectId === NEW_PROJECT;
