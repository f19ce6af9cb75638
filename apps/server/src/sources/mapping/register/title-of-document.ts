import { textOrUndefined } from '../defined-fields.ts';
import type { RegisterDocument } from './register-document.ts';

/**
 * Returns the title of a document of the API. Withdrawn and some filed documents have none; they are known by their
 * entry in the table of contents, otherwise by the subject lines of the filing or by agency and type.
 */
export function titleOfDocument(document: RegisterDocument): string | undefined {
  const { title, toc_subject: subject, toc_doc: entry, subject_1, subject_2, subject_3 } = document;
  const subjects = [subject_1, subject_2, subject_3].flatMap((line) => oneLine(line)?.replace(/[\s,;:]+$/, '') ?? []);
  const [agency] = (document.agencies ?? []).flatMap(({ name, raw_name }) => oneLine(name ?? raw_name) ?? []);
  return (
    oneLine(title) ??
    contentsTitle(oneLine(subject), oneLine(entry)) ??
    textOrUndefined(subjects.join('; ')) ??
    describedTitle(agency, oneLine(document.action) ?? oneLine(document.type))
  );
}

/** Joins the subject and the entry of a table of contents, as in `Meetings: Advisory Committee on Widgets`. */
export function contentsTitle(subject: string | undefined, entry: string | undefined): string | undefined {
  const words = [subject, entry].map((part) => part?.replace(/[\s,;:]+$/, ''));
  return textOrUndefined(words.filter(Boolean).join(': '));
}

/** Describes a document without a title, as in `Labor Department: Notice`. */
export function describedTitle(agency: string | undefined, kind: string | undefined): string | undefined {
  return agency === undefined ? undefined : [agency, kind?.replace(/\.$/, '')].filter(Boolean).join(': ');
}

function oneLine(text: string | null | undefined): string | undefined {
  return textOrUndefined(text?.replace(/\s+/g, ' '));
}
