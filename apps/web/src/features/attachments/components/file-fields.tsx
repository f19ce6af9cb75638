import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useFlag } from '../../../shared/api/session.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { CommonFields, FieldSet, TitleField, type AttachmentFieldsProps } from './attachment-fields.tsx';
import { FileChooser } from './file-chooser.tsx';

export interface FileFieldsProps extends AttachmentFieldsProps {
  /** The file is already stored, and its content cannot be changed. */
  hasFile: boolean;
}

/** Fields of a file. */
export function FileFields({ form, hasFile }: FileFieldsProps) {
  return (
    <FieldSet disabled={form.isPending} inert={form.isPending}>
      {hasFile ? null : <FileChooser form={form} />}
      <TitleField form={form} />
      <CommonFields form={form} />
    </FieldSet>
  );
}

/** Content of the FILE tab when the organization cannot upload files (ATT-02). */
export function FileUnavailable() {
  const { queries } = useApi();
  const { data } = useQuery(queries.system.settings.queryOptions());
  const address = data?.supportEmail ?? null;
  return (
    <EmptyState
      icon="paperclip"
      title={attachmentTexts.fileUnavailable}
      action={
        <Button {...(address === null ? { disabled: true } : { href: `mailto:${address}` })}>
          {attachmentTexts.contactSupport}
        </Button>
      }
    />
  );
}

/** Whether files can be attached here. */
export const useHasFiles = (): boolean => useFlag('fileUpload');
