import { ADMIN_LIMITS } from '@brand/service/contract/admin';
import { FileField } from '@brand/ui';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { action } from './pictures.ts';

interface InsertPictureProps {
  /** Takes the markup of a picture that is stored. */
  onInsert: (markup: string) => void;
}

/** Stores a picture and puts it into the text. It needs scripts, so it is there only with them. */
export function InsertPicture({ onInsert }: InsertPictureProps) {
  const fetcher = useFetcher<typeof action>();
  const [ready, setReady] = useState(false);
  const [taken, setTaken] = useState<unknown>();
  const { data: stored, state } = fetcher;
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!stored || stored === taken || !('name' in stored)) return;
    setTaken(stored);
    onInsert(`![What the picture shows](/uploads/${stored.name} "Caption")`);
  }, [stored, taken, onInsert]);
  if (!ready) return null;
  const store = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const form = new FormData();
    form.set('picture', file);
    void fetcher.submit(form, {
      method: 'post',
      action: '/admin/pictures',
      encType: 'multipart/form-data',
    });
  };
  return (
    <FileField
      // The field is empty again once the picture is in the text.
      key={stored && 'name' in stored ? stored.name : 'empty'}
      name="inserted"
      // Of no form: the picture is sent by itself.
      form=""
      label="Picture for the text"
      hint={state === 'idle' ? 'It is put where the cursor stands.' : 'Storing the picture...'}
      accept=".png,.jpg,.jpeg,.webp,.avif"
      maxSize={ADMIN_LIMITS.picture}
      error={stored && 'refused' in stored ? stored.refused.message : undefined}
      onFilesChange={store}
    />
  );
}
