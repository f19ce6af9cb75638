import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { cutText, withWebProtocol } from '@rotunda/domain';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getUrlError } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { CommonFields, FieldSet, TitleField, type AttachmentFieldsProps } from './attachment-fields.tsx';

/** Fields of a link. The address comes first, because the page itself supplies the title. */
export function LinkFields({ form }: AttachmentFieldsProps) {
  const { values, set, isPending } = form;
  const { client } = useApi();
  const page = useMutation({ mutationFn: (url: string) => client.attachments.readLinkMetadata({ url }) });
  const address = form.text('url');
  const readPage = () => {
    const url = withWebProtocol(values.url);
    if (url !== values.url) set({ url });
    if (getUrlError({ url }).url === undefined && url !== page.variables) page.mutate(url);
  };
  const suggested = cutText(page.data?.title ?? '', LIMITS.attachmentTitle);
  const description = cutText(page.data?.description ?? '', LIMITS.attachmentSummary);
  return (
    <FieldSet disabled={isPending} inert={isPending}>
      <TextField
        fullWidth
        required
        autoFocus
        label={attachmentTexts.fields.url}
        {...address}
        onBlur={(event) => {
          address.onBlur(event);
          readPage();
        }}
        helperText={address.helperText ?? getHint(page, values.url)}
        // No maximum length, because an address cut off by the browser would lead elsewhere.
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      <TitleField form={form} />
      {suggested !== '' && suggested !== values.title ? (
        <Button
          size="small"
          sx={{ justifySelf: 'start', textAlign: 'left' }}
          onClick={() =>
            set({
              title: suggested,
              ...(values.summary === '' && description !== '' ? { summary: description } : {}),
            })
          }
        >
          {`${attachmentTexts.usePageTitle}: ${suggested}`}
        </Button>
      ) : null}
      <CommonFields form={form} />
    </FieldSet>
  );
}

/** Returns the hint on reading the page at the address. A private or broken page can be attached anyway. */
function getHint(page: { isPending: boolean; isError: boolean; variables: string | undefined }, url: string): string {
  if (page.isPending) return attachmentTexts.readPage;
  return page.isError && page.variables === url ? attachmentTexts.pageUnreadable : attachmentTexts.urlHint;
}
