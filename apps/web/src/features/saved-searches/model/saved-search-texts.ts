/** Words of saved searches that the specification leaves open; its own stand in `texts`. */
export const savedSearchTexts = {
  save: 'Save search as alert',
  saveShort: 'Save search',
  settings: 'Alert settings',
  title: 'Title',
  titleRequired: 'Title must be defined.',
  project: 'Project',
  noProject: 'No project: saved without alerts',
  newProject: 'Create a new project',
  newProjectName: 'Project name',
  emailAlerts: 'E-mail alerts',
  searchText: 'Search text',
  understoodAs: 'Understood as',
  openInDiscover: 'Open in Discover',
  saving: 'Saving...',
  delete: 'Delete',
  deleteQuestion: (title: string) =>
    `Delete “${title}”? Its alerts are deleted with it unless another saved search found them too. This cannot be undone.`,
  deleted: 'Saved search deleted',
  previewFailed: 'The preview could not be fetched.',
  noPreview: 'Nothing in the last 90 days. New and changed documents will be matched from now on.',
} as const;
