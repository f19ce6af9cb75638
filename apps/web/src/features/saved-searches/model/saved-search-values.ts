import { texts } from '../../../shared/texts/texts.ts';
import { isNewProject, type ProjectChoice } from './project-choice.ts';
import { savedSearchTexts } from './saved-search-texts.ts';

/** What a saved search is called and where its alerts go. */
export interface SavedSearchValues extends ProjectChoice {
  title: string;
}

/** What is missing, by field. */
export function checkSavedSearch(values: SavedSearchValues): { title?: string; projectName?: string } {
  const isNameless = isNewProject(values) && values.projectName.trim() === '';
  return {
    ...(values.title.trim() === '' ? { title: savedSearchTexts.titleRequired } : {}),
    ...(isNameless ? { projectName: texts.projects.nameRequired } : {}),
  };
}
