import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { EmailSettings } from '@rotunda/contract';
import { useSession } from '../../../shared/api/session.tsx';
import { CheckLine } from '../../../shared/ui/check-line.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { emailTexts } from '../model/email-texts.ts';

type Content = EmailSettings['updateEmailContent'];

const Root = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 500 },
});

export interface ContentChoiceProps {
  value: Content;
  /** Name of what the e-mails are about, if several choices are on a page. */
  of?: string;
  isDisabled: boolean;
  /** In a list: one line each, without explanations. */
  isCompact?: boolean;
  fault?: string | undefined;
  onChange: (content: Content) => void;
}

/**
 * Contents of update e-mails: at least one kind, and the licensed kind only if the organization is entitled to it (S1
 * §5).
 */
export function ContentChoice({ value, of, isDisabled, isCompact = false, fault, onChange }: ContentChoiceProps) {
  const { organization } = useSession();
  const isFederal = organization.entitlements.USFederal;
  const kinds = [
    {
      key: 'pn_content',
      label: emailTexts.pnContent,
      hint: emailTexts.pnContentHint,
      isClosed: value.pn_content && !value.cq_content,
    },
    {
      key: 'cq_content',
      label: emailTexts.cqContent,
      hint: isFederal ? emailTexts.cqContentHint : emailTexts.cqContentClosed,
      isClosed: !isFederal || (value.cq_content && !value.pn_content),
    },
  ] as const;
  return (
    <Root
      disabled={isDisabled}
      aria-label={of === undefined ? emailTexts.content : emailTexts.of(emailTexts.content, of)}
    >
      {isCompact ? null : <legend>{emailTexts.content}</legend>}
      {kinds.map(({ key, label, hint, isClosed }) => (
        <CheckLine key={key}>
          <Checkbox
            size="small"
            checked={value[key]}
            disabled={isDisabled || isClosed}
            onChange={(_event, isOn) => onChange({ ...value, [key]: isOn })}
          />
          <span>
            {label}
            {isCompact && (key === 'pn_content' || isFederal) ? null : <SecondLine>{hint}</SecondLine>}
          </span>
        </CheckLine>
      ))}
      {isCompact ? null : <SecondLine>{fault ?? emailTexts.keepOne}</SecondLine>}
    </Root>
  );
}
