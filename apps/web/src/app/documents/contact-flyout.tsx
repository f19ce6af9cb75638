import { useContact } from '../../features/custom-contacts/api/use-contact.ts';
import { ContactOptions } from '../../features/custom-contacts/components/contact-options.tsx';
import { describeContact } from './describe-contact.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** Flyout view of an uploaded person or organization (STK-06). */
export function ContactFlyout({ onOpenRelated, headActions, ...rest }: TypedFlyoutProps) {
  const contact = useContact(rest.fusionId);
  return (
    <FetchedFlyout
      {...rest}
      fetched={contact}
      headActions={
        <>
          {headActions}
          {contact.data === undefined ? null : (
            <ContactOptions contact={contact.data.contact} onDeleted={rest.onClose} />
          )}
        </>
      }
      describe={(shown) => describeContact(shown, onOpenRelated)}
    />
  );
}
