/** Destination of a saved search: no project, an existing project, or a new one. */
export const NO_PROJECT = 'none';
export const NEW_PROJECT = 'new';

export interface ProjectChoice {
  /** A project id, `NO_PROJECT`, `NEW_PROJECT`, or an empty string while nothing is chosen. */
  projectId: string;
  /** Name of the new project. */
  projectName: string;
}

export const isNewProject = ({ projectId }: ProjectChoice) => projectId === NEW_PROJECT;
