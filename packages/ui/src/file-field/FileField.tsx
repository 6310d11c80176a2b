'use client';
import { Paperclip, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Field, type FieldWords } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { admit, type Refusal } from './admit.ts';
import * as styles from './FileField.css.ts';
import { fileSize } from './fileSize.ts';
import { useDropOnlyHere } from './useDropOnlyHere.ts';

/** Words of the field. `{name}` is the name of a file, `{max}` the limit. */
export interface FileFieldLabels {
  /** @default 'Choose files' */
  choose: string;
  /**
   * Follows it where there is a mouse.
   * @default 'or drop them here'
   */
  drop: string;
  /** @default 'Remove {name}' */
  remove: string;
  /**
   * Is said when files come or go.
   * @default 'Files attached: {count}'
   */
  attached: string;
  /** @default '{name} is not attached: files of this type are not accepted.' */
  wrongType: string;
  /** @default '{name} is not attached: it is larger than {max}.' */
  tooLarge: string;
  /** @default '{name} is not attached: there can be up to {max} files.' */
  tooMany: string;
}

const defaultLabels: FileFieldLabels = {
  choose: 'Choose files',
  drop: 'or drop them here',
  remove: 'Remove {name}',
  attached: 'Files attached: {count}',
  wrongType: '{name} is not attached: files of this type are not accepted.',
  tooLarge: '{name} is not attached: it is larger than {max}.',
  tooMany: '{name} is not attached: there can be up to {max} files.',
};

export interface FileFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** Name under which the form sends the files. */
  name: string;
  /** Types that are accepted, as endings, types and families: `.pdf,image/png,video/*`. By default all. */
  accept?: string;
  /** Largest size of a file, in bytes. By default any. */
  maxSize?: number;
  /** How many files there can be, with `multiple`. By default any number. */
  maxFiles?: number;
  /** Is told the files whenever they change. */
  onFilesChange?: (files: readonly File[]) => void;
  /**
   * Language of sizes, BCP 47.
   * @default 'en-US'
   */
  locale?: string;
  labels?: Partial<FileFieldLabels>;
}

/**
 * Files that the form sends: chosen or dropped, one after the other, each removable. What does not fit is refused with
 * its reason, and the others stay. Renders `<input type="file">` inside a field; props go to the input.
 */
export function FileField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  multiple = false,
  accept,
  maxSize = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  onFilesChange,
  locale = 'en-US',
  labels,
  required,
  className,
  ref,
  onChange,
  ...props
}: FileFieldProps) {
  const words = { ...defaultLabels, ...labels };
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const taken = useRef(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [dragging, setDragging] = useState(false);
  const [status, setStatus] = useState('');
  useDropOnlyHere(input);

  const show = (next: readonly File[], notTaken: readonly Refusal[] = []) => {
    setFiles(next);
    setRefused(notTaken);
    setStatus(fill(words.attached, { count: next.length }));
    onFilesChange?.(next);
  };
  const take = () => {
    if (!input.current) return;
    taken.current = true;
    const chosen = [...(input.current.files ?? [])];
    const rules = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 };
    const added = admit(multiple ? files : [], chosen, rules);
    const kept = added.files.length > 0 ? added.files : files;
    // The browser knows only the last choice; the form shall send them all.
    input.current.files = toFileList(kept);
    show(kept, added.refused);
  };
  const remove = (file: File, index: number) => {
    if (!input.current || !list.current) return;
    const buttons = list.current.querySelectorAll('button');
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current).focus();
    const others = files.filter((one) => one !== file);
    input.current.files = toFileList(others);
    show(others);
  };

  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    // Chosen before scripts were there.
    if (input.current?.files?.length) take();
  });
  useEffect(() => {
    const form = input.current?.form;
    const clear = () => show([]);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  });

  const limits = {
    wrongType: '',
    tooLarge: fileSize(maxSize, locale),
    tooMany: multiple ? maxFiles : 1,
  };
  const refusals = refused.length > 0 && (
    <span role="alert">
      {refused.map(({ name, reason }) => (
        <span key={name} className={styles.refusal}>
          {fill(words[reason], { name, max: limits[reason] })}
        </span>
      ))}
    </span>
  );

  return (
    <Field {...{ label, hint, optionalLabel, required }} error={refusals || error} controlId={id}>
      {(control) => (
        <>
          <div className={styles.zone} data-state={dragging ? 'dragging' : 'idle'}>
            <input
              {...props}
              {...control}
              ref={mergeRefs(input, ref)}
              type="file"
              accept={accept}
              multiple={multiple}
              className={cx(styles.input, className)}
              onChange={(event) => {
                onChange?.(event);
                take();
              }}
              onDragEnter={() => setDragging(true)}
              onDragLeave={() => setDragging(false)}
              onDrop={() => setDragging(false)}
            />
            <span aria-hidden="true" className={styles.prompt}>
              <Icon icon={Paperclip} />
              <span>
                <span className={styles.choose}>{words.choose}</span>{' '}
                <span className={styles.drop}>{words.drop}</span>
              </span>
            </span>
          </div>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          {files.length > 0 && (
            <ul ref={list} className={styles.list}>
              {files.map((file, index) => (
                <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{fileSize(file.size, locale)}</span>
                  <IconButton
                    icon={X}
                    label={fill(words.remove, { name: file.name })}
                    onClick={() => remove(file, index)}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
