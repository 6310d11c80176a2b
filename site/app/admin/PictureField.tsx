import { ADMIN_LIMITS } from '@brand/service/contract/admin';
import { FileField } from '@brand/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { action } from './pictures.tsx';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
  error?: ReactNode;
  /** Called with the name of a picture that is stored. */
  onStored: (name: string) => void;
}

/** Files that are accepted, and what becomes of them. */
export const PICTURE_HINT =
  'PNG, JPG, WebP or AVIF up to 10 MB. It is cropped to 1200 × 675 pixels.';

/** A picture that is stored as soon as it is chosen. Without scripts its form sends it. */
export function PictureField({ hint, error, onStored, ...props }: PictureFieldProps) {
  const fetcher = useFetcher<typeof action>();
  const [taken, setTaken] = useState<unknown>();
  const { data: stored, state } = fetcher;
  useEffect(() => {
    if (!stored || stored === taken || !('name' in stored)) return;
    setTaken(stored);
    onStored(stored.name);
  }, [stored, taken, onStored]);
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
      {...props}
      // The field is empty again once its picture is stored.
      key={stored && 'name' in stored ? stored.name : 'empty'}
      hint={state === 'idle' ? hint : 'Uploading the picture...'}
      accept=".png,.jpg,.jpeg,.webp,.avif"
      maxSize={ADMIN_LIMITS.picture}
      error={(stored && 'refused' in stored && stored.refused.message) || error}
      onFilesChange={store}
    />
  );
}
