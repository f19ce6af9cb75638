import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { FIRST_SHAPES, IconFrame } from '../../../shared/ui/icon-frame.tsx';
import { linkTexts } from '../model/link-texts.ts';
import { SignInCard } from '../../../shared/ui/sign-in-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';

export interface LinkFormProps {
  title: string;
  /** Said over the fields. */
  note?: string;
  /** Said in place of the form once it is done, with the way on. */
  done: string | null;
  /** What the server refused, in words; null while nothing is. */
  fault: string | null;
  submit: string;
  pending: string;
  isPending: boolean;
  onSubmit: () => void;
  /** Where `done` leads: to the login page unless told. */
  doneLink?: ReactNode;
  children?: ReactNode;
}

/** A form of somebody who is not signed in, with one thing to do. */
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
        <p className="notice" role="status">
          {done}
        </p>
        {props.doneLink ?? <Link to="/login">{linkTexts.logIn}</Link>}
      </SignInCard>
    );
  }
  return (
    <SignInCard>
      <h1>{title}</h1>
      {note === undefined ? null : <p className="notice">{note}</p>}
      <form noValidate onSubmit={handleSubmit}>
        {children}
        {fault === null ? null : (
          <p className="fault" role="alert">
            <IconFrame>{FIRST_SHAPES.warning}</IconFrame>
            {fault}
          </p>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? pending : submit}
        </Button>
      </form>
      <Link to="/login">{linkTexts.toLogin}</Link>
    </SignInCard>
  );
}

/** Where the form cannot be filled in: the link is void, or nothing was opened. */
export function LinkNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SignInCard>
      <h1>{title}</h1>
      <p className="notice" role="alert">
        {children}
      </p>
      <Link to="/login">{linkTexts.toLogin}</Link>
    </SignInCard>
  );
}

export interface OpenedLinkProps<Answer> {
  /** The secret of the link; empty when the page was opened without it. */
  token: string;
  /** Of the notice that stands in place of the form. */
  title: string;
  /** What the server says of the link; asked once, because using it makes it void. */
  opened: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A form that is shown when its link works, so that nobody fills in what will be refused. */
export function OpenedLink<Answer>({ token, title, opened, children }: OpenedLinkProps<Answer>) {
  if (token === '') return <LinkNotice title={title}>{linkTexts.noLink}</LinkNotice>;
  if (opened.data !== undefined) return children(opened.data);
  if (opened.isError) {
    const { code, message } = toApiFault(opened.error);
    // A link that was cut short by whoever passed it on.
    return <LinkNotice title={title}>{code === 'VALIDATION' ? linkTexts.noLink : message}</LinkNotice>;
  }
  return (
    <SignInCard>
      <SkeletonText />
    </SignInCard>
  );
}
