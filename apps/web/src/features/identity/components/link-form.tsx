import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { linkTexts } from '../model/link-texts.ts';
import { SignInCard } from '../../../shared/ui/sign-in-card.tsx';

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
            <Icon name="warning" />
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
