import { TextField, useHydrated } from '@brand/ui';
import { type ReactNode, useState } from 'react';
import { labelOf } from '../shared/words.ts';

interface PublicationTimeProps {
  /** Id of the control. */
  id: string;
  /** Time in UTC as `2026-12-01 09:00`, or empty. */
  value: string;
  error: ReactNode;
  /** Called with the time in UTC when it changes. */
  onValueChange: (utc: string) => void;
}

const HINT = 'If empty, the time when you publish. A time in the future schedules the post.';

/** Publication time in the editor's time zone, or in UTC without JavaScript. */
export function PublicationTime({ id, value, error, onValueChange }: PublicationTimeProps) {
  const [utc, setUtc] = useState(value);
  /** The typed value. Converting it back would change it: while a year is typed, its UTC offset may be historical. */
  const [typed, setTyped] = useState<string>();
  const change = (time: string) => {
    setUtc(time);
    onValueChange(time);
  };
  /** Adopts a time chosen before hydration. */
  const takeOver = (field: HTMLInputElement | null) => {
    if (field) change(field.value.replace('T', ' '));
  };
  if (!useHydrated()) {
    return (
      <TextField
        type="datetime-local"
        id={id}
        name="published_at"
        label={`${labelOf('published_at')}, UTC`}
        hint={HINT}
        defaultValue={value.replace(' ', 'T')}
        ref={takeOver}
        error={error}
      />
    );
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <input type="hidden" name="published_at" value={utc} />
      <TextField
        type="datetime-local"
        id={id}
        name="published_here"
        label={labelOf('published_at')}
        hint={`In your time zone, ${timeZone}. ${HINT}`}
        value={typed ?? localTime(utc)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          change(utcTime(event.currentTarget.value));
        }}
        max="9999-12-31T23:59"
        error={error}
      />
    </>
  );
}

/** `2026-12-01 00:00` in UTC as the value of a field for local time, such as `2026-12-01T09:00`. */
function localTime(utc: string): string {
  const date = new Date(`${utc.replace(' ', 'T')}Z`);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function utcTime(local: string): string {
  return local && new Date(local).toISOString().slice(0, 16).replace('T', ' ');
}
