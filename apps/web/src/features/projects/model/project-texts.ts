/** Words of the projects screens that the specification leaves open; its own stand in `texts.projects`. */
export const projectTexts = {
  add: 'Add New Project',
  edit: 'Edit project',
  name: 'Name',
  impact: 'Impact',
  impactHint: 'What is at stake, in a line',
  find: 'Find a project',
  create: 'Create',
  creating: 'Creating...',
  saving: 'Saving...',
  delete: 'Delete',
  deleteQuestion: (name: string) =>
    `Delete “${name}”? Its saved searches and alerts are deleted with it; the documents themselves stay. This cannot be undone.`,
  deleted: 'Project deleted',
  updated: 'Successfully updated projects',
  emptyHint: 'A project collects documents, alerts and people around one goal.',
} as const;
