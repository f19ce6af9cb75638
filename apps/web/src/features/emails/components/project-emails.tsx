import { styled } from '@mui/material/styles';
import type { EmailSettings, Project } from '@rotunda/contract';
import { useSession } from '../../../shared/api/session.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { PageForm } from '../../../shared/records/page-form.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { useChangeEmails } from '../api/use-change-emails.ts';
import { emailTexts } from '../model/email-texts.ts';
import { isRecipient } from '../model/is-recipient.ts';
import { ContentChoice } from './content-choice.tsx';
import { FrequencySelect } from './frequency-select.tsx';

const Frequencies = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 14,
  paddingTop: 8,
});

const readValues = ({ alertEmailFrequency, updateEmailFrequency, updateEmailContent }: Project): EmailSettings => ({
  alertEmailFrequency,
  updateEmailFrequency,
  updateEmailContent,
});

/** The user's e-mail settings for one project: how often, and what they contain (ALR-08). */
export function ProjectEmails({ project }: { project: Project }) {
  const isOpen = isRecipient(project, useSession().user._id);
  const { update } = useChangeEmails();
  const form = useRecordForm({
    record: project,
    readValues,
    save: ({ values, before }) => update.mutateAsync({ id: project._id, ...changedValues(values, before) }),
    place: '?tab',
    onSaved: () => toast.success(texts.alerts.settingsSaved),
  });
  const { values, faults } = form;
  return (
    <SectionCard
      title={emailTexts.ofProject}
      action={<AddressLink href="/account/emails">{emailTexts.all}</AddressLink>}
    >
      <p>{isOpen ? emailTexts.ofProjectNote : emailTexts.notCollaborator}</p>
      <PageForm form={form} of={emailTexts.ofProjectSaved} isReadOnly={!isOpen}>
        <Frequencies>
          <FrequencySelect
            label={emailTexts.alerts}
            value={values.alertEmailFrequency}
            isDisabled={!isOpen}
            onChange={(alertEmailFrequency) => form.set({ alertEmailFrequency })}
          />
          <FrequencySelect
            label={emailTexts.updates}
            value={values.updateEmailFrequency}
            isDisabled={!isOpen}
            onChange={(updateEmailFrequency) => form.set({ updateEmailFrequency })}
          />
        </Frequencies>
        <ContentChoice
          value={values.updateEmailContent}
          isDisabled={!isOpen}
          fault={faults['updateEmailContent']}
          onChange={(updateEmailContent) => form.set({ updateEmailContent })}
        />
      </PageForm>
    </SectionCard>
  );
}
