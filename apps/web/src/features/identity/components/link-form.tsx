import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { FIRST_SHAPES, IconFrame } from '../../../shared/ui/icon-frame.tsx';
import { linkTexts } from '../model/link-texts.ts';
import { SignInCard, SignInError, SignInNotice } from '../../../shared/ui/sign-in-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';

export interface LinkFormProps {
  title: string;
  /** Text above the fields. */
  note?: string;
  /** Text that replaces the form when it is done, with a link to continue. */
  done: string | null;
  /** Why the server refused; null otherwise. */
  fault: string | null;
  submit: string;
  pending: string;
  isPending: boolean;
  onSubmit: () => void;
  /** Link shown with `done`; defaults to the login page. */
  doneLink?: ReactNode;
  children?: ReactNode;
}

/** Form for users who are not signed in, with a single purpose. */
export function LinkForm(props: LinkFormProps) {
  const { title, note, done, fault, submit, pending, isPending, onSubmit, children } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  if (done !== null) {
    return (
      <SignInCard>
        <h1>{title}</h1>
        <SignInNotice role="status">{done}</SignInNotice>
        {props.doneLink ?? <Link to="/login">{linkTexts.logIn}</Link>}
      </SignInCard>
    );
  }
  return (
    <SignInCard>
      <h1>{title}</h1>
      {note === undefined ? null : <SignInNotice>{note}</SignInNotice>}
      <form noValidate onSubmit={handleSubmit}>
        {children}
        {fault === null ? null : (
          <SignInError role="alert">
            <IconFrame>{FIRST_SHAPES.warning}</IconFrame>
            {fault}
          </SignInError>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? pending : submit}
        </Button>
      </form>
      <Link to="/login">{linkTexts.toLogin}</Link>
    </SignInCard>
  );
}

/** Notice shown when the form cannot be filled in, because the link is invalid or missing. */
export function LinkNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SignInCard>
      <h1>{title}</h1>
      <SignInNotice role="alert">{children}</SignInNotice>
      <Link to="/login">{linkTexts.toLogin}</Link>
    </SignInCard>
  );
}

export interface OpenedLinkProps<Answer> {
  /** The secret of the link; empty if the page was opened without it. */
  token: string;
  /** Title of the notice that replaces the form. */
  title: string;
  /** The server's response about the link; requested once, because using the link invalidates it. */
  opened: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Shows a form only if its link works, so that nobody fills in a form that would be rejected. */
export function OpenedLink<Answer>({ token, title, opened, children }: OpenedLinkProps<Answer>) {
  if (token === '') return <LinkNotice title={title}>{linkTexts.noLink}</LinkNotice>;
  if (opened.data !== undefined) return children(opened.data);
  if (opened.isError) {
    const { code, message } = toApiError(opened.error);
    // The link was cut off when it was passed on.
    return <LinkNotice title={title}>{code === 'VALIDATION' ? linkTexts.noLink : message}</LinkNotice>;
  }
  return (
    <SignInCard>
      <SkeletonText />
    </SignInCard>
  );
}
