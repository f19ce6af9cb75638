import type { Attachment, LinkedEntity } from '@rotunda/contract';
import { FILE_TYPES, LIMITS } from '@rotunda/contract/values';
import { withWebProtocol } from '@rotunda/domain';
import { linkedEntityUpdates } from '../../../shared/linked-entities/linked-entity-updates.ts';
import { attachmentTexts } from './attachments-texts.ts';
import type { AttachmentsScope } from './attachments-search.ts';

/** Values of an attachment's form. */
export interface AttachmentValues {
  title: string;
  url: string;
  /** Chosen but not uploaded yet. */
  file: File | null;
  summary: string;
  tags: string[];
  projects: string[];
  linkedEntities: LinkedEntity[];
}
export type AttachmentKind = Attachment['attachmentType'];

/** Returns the values of a new attachment, linked to the project or document it is added to. */
export function newValues(scope: AttachmentsScope | null): AttachmentValues {
  return {
    title: '',
    url: '',
    file: null,
    summary: '',
    tags: [],
    projects: scope !== null && 'projectId' in scope ? [scope.projectId] : [],
    linkedEntities: scope !== null && 'entity' in scope ? [scope.entity] : [],
  };
}

export function readValues(attachment: Attachment): AttachmentValues {
  const { title, url, summary, tags, linkedProjects, linkedEntities } = attachment;
  return {
    title,
    url: url ?? '',
    file: null,
    summary: summary ?? '',
    tags: tags.map((tag) => tag._id),
    projects: linkedProjects.map((project) => project._id),
    linkedEntities,
  };
}

/** Whether the address is that of a web page with a possible host. */
function isWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname !== '' && !/\s/.test(url);
}

type ValueErrors = { title?: string; url?: string; file?: string };

/** Returns what prevents saving, by field. Missing values are reported in the specification's words (ATT-02). */
export function checkValues(values: AttachmentValues, kind: AttachmentKind, isNew: boolean): ValueErrors {
  const title = values.title.trim() === '' ? { title: attachmentTexts.titleRequired } : {};
  if (kind === 'link') return { ...title, ...getUrlError(values) };
  if (!isNew) return title;
  return { ...title, ...(values.file === null ? { file: attachmentTexts.fileRequired } : getFileError(values)) };
}

/** Returns why the server would reject the address. */
export function getUrlError(values: Pick<AttachmentValues, 'url'>): Pick<ValueErrors, 'url'> {
  const url = withWebProtocol(values.url);
  if (url === '') return { url: attachmentTexts.urlRequired };
  if (url.length > LIMITS.url) return { url: attachmentTexts.urlTooLong };
  return isWebAddress(url) ? {} : { url: attachmentTexts.urlError };
}

/** Returns why the server would reject the chosen file, before it is uploaded. The server also checks its content. */
function getFileError({ file }: Pick<AttachmentValues, 'file'>): Pick<ValueErrors, 'file'> {
  if (file === null) return {};
  const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
  if (!Object.hasOwn(FILE_TYPES, extension)) return { file: attachmentTexts.fileTypeRefused };
  if (file.size === 0) return { file: attachmentTexts.fileEmpty };
  return file.size > LIMITS.fileBytes ? { file: attachmentTexts.fileTooLarge } : {};
}

const getSummary = ({ summary }: AttachmentValues) => (summary.trim() === '' ? null : summary);

/** Returns the details of a new attachment, without its address or file. */
export function getDetails(values: AttachmentValues) {
  return {
    title: values.title.trim(),
    summary: getSummary(values),
    tags: values.tags,
    linkedProjects: values.projects,
    linkedEntities: values.linkedEntities,
  };
}

/** Returns only the changed fields. Linked items are sent as additions and removals (ATT-02). */
export function getDifferences(values: AttachmentValues, before: AttachmentValues) {
  const details = getDetails(values);
  const url = withWebProtocol(values.url);
  const links = linkedEntityUpdates(values.linkedEntities, before.linkedEntities);
  return {
    ...(details.title === before.title ? {} : { title: details.title }),
    ...(details.summary === getSummary(before) ? {} : { summary: details.summary }),
    ...(url === before.url ? {} : { url }),
    ...(isSame(values.tags, before.tags) ? {} : { tags: values.tags }),
    ...(isSame(values.projects, before.projects) ? {} : { linkedProjects: values.projects }),
    ...(links === null ? {} : { linkedEntityUpdates: links }),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
