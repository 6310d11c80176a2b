import { call, sameOrigin } from '@brand/service/client';
import { addPicture } from '@brand/service/client/admin';
import { ADMIN_LIMITS } from '@brand/service/contract/admin';
import { FileField } from '@brand/ui';
import { type ReactNode, useRef, useState } from 'react';
import { reasonOf } from './problems.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
  error?: ReactNode;
  /** Called with the name of the stored picture. */
  onStored: (name: string) => void;
}

/** Accepted files and how they are processed. */
export const PICTURE_HINT =
  'PNG, JPG, WebP or still AVIF up to 10 MB and 60 megapixels. It is cropped to 1200 × 675 pixels; of an animation, the first frame is kept.';

/** File field that uploads a picture as soon as it is chosen. Without JavaScript its form submits it. */
export function PictureField({ hint, error, onStored, ...props }: PictureFieldProps) {
  const [stored, setStored] = useState(0);
  const [uploading, setUploading] = useState<File>();
  const [failed, setFailed] = useState('');
  const latest = useRef<File>(undefined);
  const store = async ([file]: readonly File[]) => {
    latest.current = file;
    setUploading(file);
    setFailed('');
    if (!file) return;
    const query = { name: file.name };
    const answer = await call(sameOrigin, addPicture, { query, body: file });
    // The selection has changed meanwhile.
    if (latest.current !== file) return;
    setUploading(undefined);
    if (!answer.ok) return setFailed(reasonOf(answer));
    setStored((count) => count + 1);
    onStored(answer.value.name);
  };
  return (
    <FileField
      {...props}
      key={stored}
      hint={uploading ? 'Uploading the picture...' : hint}
      accept=".png,.jpg,.jpeg,.webp,.avif"
      maxSize={ADMIN_LIMITS.picture}
      error={failed || error}
      onFilesChange={store}
    />
  );
}
