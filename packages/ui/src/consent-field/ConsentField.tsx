import { Fragment } from 'react';
import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox.tsx';
import { fill } from '../internal/fill.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './ConsentField.css.ts';

/** A document that the visitor agrees to. */
export interface ConsentDocument {
  name: string;
  href: string;
}

export interface ConsentFieldProps extends Omit<CheckboxProps, 'label' | 'hint' | 'required'> {
  /** Text of the agreement. `{key}` is replaced by the link to that document: `I agree to the {privacy}`. */
  label: string;
  /** Documents by their key in the label. */
  documents: Readonly<Record<string, ConsentDocument>>;
  /** How the data is used. Shown below the label. */
  note?: CheckboxProps['hint'];
}

/**
 * A checkbox for consent to documents, which open in a new tab so that no input is lost. Always required.
 * Renders `<input type="checkbox">` inside a field; props go to the input.
 */
export function ConsentField({ label, documents, note, ...props }: ConsentFieldProps) {
  const names = Object.fromEntries(Object.entries(documents).map(([key, { name }]) => [key, name]));
  return (
    <Checkbox
      // Leaves out the "opens in a new tab" of the links.
      aria-label={fill(label, names)}
      {...props}
      required
      hint={note}
      label={label.split(/(\{\w+\})/).map((part) => {
        const linked = documents[part.slice(1, -1)];
        return linked ? (
          <Link key={part} href={linked.href} newTab className={styles.link}>
            {linked.name}
          </Link>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        );
      })}
    />
  );
}
