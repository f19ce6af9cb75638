import { texts } from '../../../shared/texts/texts.ts';
import { isNewProject, type ProjectChoice } from './project-choice.ts';
import { savedSearchTexts } from './saved-search-texts.ts';

/** Title of a saved search and the project that receives its alerts. */
export interface SavedSearchValues extends ProjectChoice {
  title: string;
}

/** Returns a message for each missing field. */
export function checkSavedSearch(values: SavedSearchValues): { title?: string; projectName?: string } {
  const isNameless = isNewProject(values) && values.projectName.trim() === '';
  return {
    ...(values.title.trim() === '' ? { title: savedSearchTexts.titleRequired } : {}),
    ...(isNameless ? { projectName: texts.projects.nameRequired } : {}),
  };
}
