import { Fragment } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Choice } from '../internal/Choice.tsx';
import { ShortName } from '../internal/ShortName.tsx';
import type { ModelSize, SpecProperty } from '../internal/specification.ts';
import type { ModelSelection } from '../internal/useModelSelection.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SizeList.css.ts';

interface SizeRowProps extends ModelSize {
  /** Properties that the models of a size share. */
  shared: readonly SpecProperty[];
  /** Properties in which they differ. */
  own: readonly SpecProperty[];
  /** Properties of the selected model. */
  details: readonly SpecProperty[];
  selection: ModelSelection;
  headingLevel: HeadingLevel;
}

/** One size: its name, what its models share, a card per model, and details and actions of the selected one. */
export function SizeRow({
  name,
  models,
  shared,
  own,
  details,
  selection: { chosen, choice, print },
  headingLevel,
}: SizeRowProps) {
  const [first] = models;
  const selected = models.find(({ code }) => code === chosen);
  const badge = models.every((model) => model.badge?.text === first?.badge?.text) && first?.badge;
  return (
    <div data-selected={selected ? '' : undefined} className={styles.size}>
      <div className={styles.sizeName}>
        <Heading level={headingLevel} size="h4">
          {name}
        </Heading>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </div>
      <ul className={styles.models}>
        {models.map((model) => (
          <li
            key={model.code}
            data-selected={model === selected ? '' : undefined}
            className={styles.card}
          >
            <Choice {...choice(model)} className={styles.choice}>
              <span className={styles.words}>
                <b className={styles.band}>
                  <ShortName name={model.code} shortName={model.shortName} />
                  {model.badge && !badge && (
                    <Badge tone={model.badge.tone}>{model.badge.text}</Badge>
                  )}
                </b>
                {own.map((property) => (
                  <Fragment key={property.key}>
                    {' '}
                    <span className={styles.fact}>{print(model, property)}</span>
                  </Fragment>
                ))}
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      {first && shared.length > 0 && (
        <dl className={styles.shared}>
          {shared.map((property) => (
            <div key={property.key}>
              <dt>
                <VisuallyHidden>{property.label}</VisuallyHidden>
              </dt>
              <dd>{print(first, property)}</dd>
            </div>
          ))}
        </dl>
      )}
      {selected && (details.length > 0 || selected.actions) && (
        <div className={styles.open}>
          <dl className={styles.details}>
            {details.map((property) => (
              <div key={property.key}>
                <dt>{property.label}</dt>
                <dd className={styles.detail}>{print(selected, property)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>{selected.actions}</div>
        </div>
      )}
    </div>
  );
}
