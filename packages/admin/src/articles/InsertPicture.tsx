import { call, type Result, sameOrigin } from '@brand/service/client';
import { listPictures } from '@brand/service/client/admin';
import { ADMIN_LIMITS } from '@brand/service/contract/admin';
import {
  Alert,
  Button,
  Dialog,
  Picture,
  RecordList,
  Stack,
  SubmitButton,
  Text,
  TextField,
  useFocusAfter,
  VisuallyHidden,
} from '@brand/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { textOf } from '../shared/api.ts';
import { reasonOf } from '../shared/problems.ts';
import { SignedOut } from '../shared/Screen.tsx';
import type { PictureWords } from './markupEdits.ts';
import { PICTURE_HINTS, PictureField, storePicture } from './PictureField.tsx';
import { storedPicture } from './storedPicture.ts';

interface InsertPictureProps {
  /** A pasted or dropped file, which is uploaded at once. */
  file?: File | undefined;
  /** Called with the picture to insert, if any. */
  onClose: (picture?: PictureWords) => void;
}

/** Dialog that inserts a new or stored picture, in two steps: picture, then alternative text and caption. */
export function InsertPicture({ file, onClose }: InsertPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState('');
  const [uploading, setUploading] = useState(file);
  useEffect(() => {
    let outdated = false;
    if (!file) return;
    void storePicture(file, 'own').then((answer) => {
      if (outdated) return;
      setUploading(undefined);
      if ('problem' in answer) setProblem(answer.problem);
      else setName(answer.name);
    });
    return () => {
      outdated = true;
    };
  }, [file]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // The text area cannot get focus while the dialog is open.
    dialog.current?.close();
    if (name) onClose({ name, alt: textOf(form, 'alt'), caption: textOf(form, 'caption') });
  };
  return (
    <Dialog ref={dialog} title="Insert a picture" open onOpenChange={() => onClose()}>
      {name ? (
        <form onSubmit={submit}>
          <Words name={name} onBack={() => setName(undefined)} />
        </form>
      ) : uploading ? (
        <Text role="status">Uploading the picture...</Text>
      ) : (
        <Stack gap="l">
          <PictureField
            name="picture"
            label="New picture"
            hint={PICTURE_HINTS.own}
            error={problem}
            shape="own"
            onStored={setName}
          />
          <Stored onChoose={setName} />
        </Stack>
      )}
    </Dialog>
  );
}

function Stored({ onChoose }: { onChoose: (name: string) => void }) {
  const [data, setData] = useState<Result<v.InferOutput<typeof listPictures.answer>>>();
  const [page, setPage] = useState(1);
  useEffect(() => {
    let outdated = false;
    void call(sameOrigin, listPictures, { query: { page } }).then((answer) => {
      if (!outdated) setData(answer);
    });
    return () => {
      outdated = true;
    };
  }, [page]);
  if (!data) return <Text role="status">Loading the pictures...</Text>;
  if (!data.ok) {
    return <Alert tone="error">{data.status === 401 ? <SignedOut /> : reasonOf(data)}</Alert>;
  }
  const { pictures, pagination } = data.value;
  if (pictures.length === 0) return <Text>There are no pictures yet.</Text>;
  return (
    <Stack gap="m">
      <RecordList.Root aria-label="Stored pictures">
        {pictures.map((picture) => {
          const image = storedPicture(picture.name);
          return (
            <RecordList.Item key={picture.name}>
              <RecordList.Lead>
                {image && <Picture {...image} sizes="8rem" alt="" />}
              </RecordList.Lead>
              <RecordList.Main>
                <RecordList.Title>{picture.name}</RecordList.Title>
              </RecordList.Main>
              <RecordList.Side>
                <Button size="small" tone="quiet" onClick={() => onChoose(picture.name)}>
                  Choose<VisuallyHidden> {picture.name}</VisuallyHidden>
                </Button>
              </RecordList.Side>
            </RecordList.Item>
          );
        })}
      </RecordList.Root>
      <Stack direction="inline" gap="s">
        {page > 1 && (
          <Button size="small" tone="quiet" onClick={() => setPage(page - 1)}>
            Newer pictures
          </Button>
        )}
        {page < pagination.pages && (
          <Button size="small" tone="quiet" onClick={() => setPage(page + 1)}>
            Older pictures
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Words({ name, onBack }: { name: string; onBack: () => void }) {
  const alt = useRef<HTMLInputElement>(null);
  const image = storedPicture(name);
  useFocusAfter(true, () => alt.current);
  return (
    <Stack gap="l">
      {image && <Picture {...image} sizes="24rem" alt="" />}
      <TextField
        ref={alt}
        name="alt"
        label="What the picture shows"
        hint="The alternative text, for readers who cannot see it."
        maxLength={ADMIN_LIMITS.line}
        required
      />
      <TextField name="caption" label="Caption" maxLength={ADMIN_LIMITS.line} />
      <Stack direction="inline" gap="s">
        <SubmitButton size="small">Insert into text</SubmitButton>
        <Button size="small" tone="quiet" onClick={onBack}>
          Choose another
        </Button>
      </Stack>
    </Stack>
  );
}
