import type { ExportJob } from '@rotunda/contract';
import {
  ACTION_EXPORT_FIELDS,
  ALERT_EXPORT_FIELDS,
  DOCUMENT_EXPORT_FIELDS,
  type ExportType,
  STAKEHOLDER_EXPORT_FIELDS,
} from '@rotunda/contract/values';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import type { ExportSubject } from '../model/export-subject.ts';
import { getChosen, type ExportValues } from '../model/export-values.ts';
import { getDocumentTypes } from '../model/stakeholder-choices.ts';

type ChosenValues = Omit<ExportValues, 'exportType'> & { exportType: ExportType };

/** Requests the file of a list with the dialog's settings. */
export function startExport(
  { exports }: ApiClient,
  subject: ExportSubject,
  { name, scope, fields, exportType, types }: ChosenValues,
): Promise<ExportJob> {
  const head = { name, exportType };
  const isSelected = scope === 'selected';
  switch (subject.kind) {
    case 'documents': {
      const chosen = getChosen(DOCUMENT_EXPORT_FIELDS, fields);
      return exports.createOfDocuments({ ...head, fields: chosen, ...getSelection(subject, isSelected) });
    }
    case 'projectEntities': {
      const named = isSelected ? { selectedResults: [...subject.selected] } : {};
      const chosen = getChosen(DOCUMENT_EXPORT_FIELDS, fields);
      return exports.createOfProject({ ...head, fields: chosen, ...subject.list, ...named });
    }
    case 'alerts': {
      const selection = isSelected ? { selectedResults: [...subject.selected] } : { filter: subject.list };
      return exports.createOfAlerts({ ...head, fields: getChosen(ALERT_EXPORT_FIELDS, fields), ...selection });
    }
    case 'actions': {
      const chosen = getChosen(ACTION_EXPORT_FIELDS, fields);
      return exports.createOfActions({ ...head, fields: chosen, ...getSelection(subject, isSelected) });
    }
    case 'stakeholders': {
      const chosen = {
        fields: getChosen(STAKEHOLDER_EXPORT_FIELDS, fields),
        documentTypes: getDocumentTypes(types ?? []),
      };
      return exports.createOfStakeholders({ ...head, ...chosen, ...getSelection(subject, isSelected) });
    }
  }
}

function getSelection<List>(
  { selected, list }: { selected: readonly string[]; list: List },
  isSelected: boolean,
): { selectedResults: string[] } | { searchArgs: List } {
  return isSelected ? { selectedResults: [...selected] } : { searchArgs: list };
}
