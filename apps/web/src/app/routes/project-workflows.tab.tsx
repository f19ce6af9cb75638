import { Board } from '../../features/workflow/components/board.tsx';

/** The documents of one project on its board. */
export const ProjectWorkflows = Board;
