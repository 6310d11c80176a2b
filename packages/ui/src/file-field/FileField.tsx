'use client';
import { Paperclip, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, type FieldLabels, type FieldWords } from '../field/Field.tsx';
import { useFormField } from '../form/FormContext.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { keepFocus } from '../internal/keepFocus.ts';
import { useLabels, useLocale, type Words } from '../internal/labels.ts';
import { useFormEvent } from '../internal/useFormEvent.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { plural } from '../internal/words.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { admit, type Refusal } from './admit.ts';
import * as styles from './FileField.css.ts';
import { fileSize } from './fileSize.ts';
import { useDropOnlyHere } from './useDropOnlyHere.ts';

const defaultLabels = {
  choose: 'Choose files',
  /** Shown after `choose` on devices with a mouse. */
  drop: 'or drop them here',
  remove: 'Remove {name}',
  /** Announced when files are added or removed. */
  attached: 'Files attached: {count}',
  wrongType: '{name} is not attached: files of this type are not accepted.',
  empty: '{name} is not attached: the file is empty.',
  tooLarge: '{name} is not attached: it is larger than {max}.',
  tooMany: {
    one: '{name} is not attached: there can be one file.',
    other: '{name} is not attached: there can be up to {max} files.',
  },
} as const;

/** Labels of the field. `{name}` is the name of a file, `{max}` the limit. */
export interface FileFieldLabels extends Partial<FieldLabels>, Words<typeof defaultLabels> {}

export interface FileFieldProps
  extends Omit<FieldWords, 'labels'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** Name under which the form submits the files. */
  name: string;
  /** Accepted file extensions, MIME types and wildcards: `.pdf,image/png,video/*`. Defaults to all. */
  accept?: string;
  /** Maximum size of a file in bytes. Unlimited by default. */
  maxSize?: number;
  /** Maximum number of files with `multiple`. Unlimited by default. */
  maxFiles?: number;
  /** Called with the files whenever they change. */
  onFilesChange?: (files: readonly File[]) => void;
  /** Language of sizes, BCP 47. Defaults to that of `LabelsProvider`. @default 'en-US' */
  locale?: string;
  labels?: Partial<FileFieldLabels>;
}

/**
 * A file input with drag and drop, which lists the files with buttons to remove them. A file that breaks a rule is
 * rejected with the reason. Renders `<input type="file">` inside a field; props go to the input.
 */
export function FileField({
  label,
  hint,
  error: ownError,
  id: ownId,
  name,
  multiple = false,
  accept,
  maxSize = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  onFilesChange,
  locale: ownLocale,
  labels,
  required,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  className,
  ref,
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  ...props
}: FileFieldProps) {
  const words = useLabels('FileField', defaultLabels, labels);
  const locale = useLocale(ownLocale);
  const { id, error } = useFormField({ name, id: ownId, error: ownError });
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const hasRead = useRef(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [dragging, setDragging] = useState(false);
  const [status, setStatus] = useState('');
  useDropOnlyHere();

  const show = (next: readonly File[], rejected: readonly Refusal[] = []) => {
    setFiles(next);
    setRefused(rejected);
    setStatus(fill(words.attached, { count: next.length }));
    onFilesChange?.(next);
  };
  const readInput = () => {
    if (!input.current) return;
    hasRead.current = true;
    const chosen = [...(input.current.files ?? [])];
    const rules = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 };
    const added = admit(multiple ? files : [], chosen, rules);
    const kept = added.files.length > 0 ? added.files : files;
    // The input contains only the last selection, but the form must submit all files.
    input.current.files = toFileList(kept);
    show(kept, added.refused);
  };
  const remove = (file: File) => {
    if (!input.current) return;
    const others = files.filter((one) => one !== file);
    input.current.files = toFileList(others);
    show(others);
  };

  const readEarly = useEffectEvent(() => {
    if (!hasRead.current && input.current?.files?.length) readInput();
  });
  // Files chosen before hydration.
  useEffect(() => readEarly(), []);
  useFormEvent(input, 'reset', () => {
    if (files.length > 0) show([]);
    else setRefused([]);
  });

  const explain = ({ name, reason }: Refusal) => {
    if (reason !== 'tooMany') return fill(words[reason], { name, max: fileSize(maxSize, locale) });
    const max = multiple ? maxFiles : 1;
    return plural(words.tooMany, max, { name, max }, locale);
  };
  const refusals = refused.length > 0 && (
    <span role="alert">
      {refused.map((refusal) => (
        <span key={`${refusal.name} ${refusal.reason}`} className={styles.refusal}>
          {explain(refusal)}
        </span>
      ))}
    </span>
  );

  return (
    <Field
      ref={keepFocus}
      {...{ label, hint, labels, required }}
      error={refusals || error}
      controlId={id}
      aria-describedby={describedBy}
      aria-invalid={invalid}
    >
      {(control) => (
        <>
          <div className={styles.zone} data-state={dragging ? 'dragging' : 'idle'}>
            <input
              {...props}
              {...control}
              ref={mergedRef}
              name={name}
              type="file"
              accept={accept}
              multiple={multiple}
              className={cx(styles.input, className)}
              onChange={composeHandlers(onChange, readInput)}
              onDragEnter={composeHandlers(onDragEnter, ({ currentTarget }) =>
                setDragging(!currentTarget.matches(':disabled')),
              )}
              onDragLeave={composeHandlers(onDragLeave, () => setDragging(false))}
              onDrop={composeHandlers(onDrop, () => setDragging(false))}
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
            <ul className={styles.list}>
              {files.map((file) => (
                <li key={`${file.name} ${file.lastModified} ${file.size}`} className={styles.file}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{fileSize(file.size, locale)}</span>
                  <IconButton
                    icon={X}
                    label={fill(words.remove, { name: file.name })}
                    disabled={props.disabled}
                    onClick={() => remove(file)}
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
