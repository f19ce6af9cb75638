import { Board } from '../../features/workflow/components/board.tsx';

/** Board with the documents of one project. */
export const ProjectWorkflows = Board;
