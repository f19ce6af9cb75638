import { ProjectSettings as Settings } from '../../features/projects/components/project-settings.tsx';

/** Name, members and end of one project. */
export const ProjectSettings = Settings;
