import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { measured } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import { ShortName } from '../internal/ShortName.tsx';
import type {
  ModelFrame,
  ModelSize,
  SpecModel,
  specAlignments,
} from '../internal/specification.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

/** A model, and what the header shows of its column. */
interface Column extends SpecModel {
  /** Its size, which its header omits. */
  size?: Pick<ModelSize, 'name' | 'shortName'>;
  /** What its column begins. */
  starts?: 'frame' | 'size' | undefined;
  mark: string | undefined;
}

interface ComparisonHeadProps {
  series: string | undefined;
  frames: readonly ModelFrame<Pick<SpecModel, 'code'>>[];
  columns: readonly Column[];
  scale: number | undefined;
  place: ReactNode;
  align: (typeof specAlignments)[number] | undefined;
  /** Id of the header of a model, which the link of its frame scrolls to. */
  idOf: (model: Pick<SpecModel, 'code'>) => string;
  words: { property: string; person: string; personUs: string };
}

/** Header of the table: one row of models, or three of frames, sizes and bands. */
export function ComparisonHead({
  series,
  frames,
  columns,
  scale,
  place,
  align,
  idOf,
  words,
}: ComparisonHeadProps) {
  const nameOf = ({ size, code, shortName }: Pick<Column, 'size' | 'code' | 'shortName'>) =>
    size === undefined ? (
      code
    ) : (
      <>
        <span aria-hidden="true" className={styles.number}>
          {size.shortName ?? size.name}
        </span>
        <ShortName name={code} shortName={shortName} />
      </>
    );
  return (
    <thead className={styles.header}>
      {frames.length > 0 && (
        <>
          <tr className={styles.tier}>
            <td className={styles.corner} />
            {frames.map(
              ({ name, text, image, sizes }) =>
                sizes.length > 0 && (
                  <th
                    key={name}
                    scope="colgroup"
                    colSpan={sizes.reduce((sum, { models }) => sum + models.length, 0)}
                    data-starts="frame"
                    className={styles.frame}
                  >
                    <div className={styles.machine}>
                      {image}
                      <div>
                        {name}
                        <span className={styles.unit}>{measured(text)}</span>
                      </div>
                    </div>
                  </th>
                ),
            )}
          </tr>
          <tr className={styles.tier}>
            <td className={styles.corner} />
            {frames.flatMap(({ sizes }) =>
              sizes.map((size, index) => (
                <th
                  key={size.name}
                  scope="colgroup"
                  colSpan={size.models.length}
                  data-starts={index > 0 ? 'size' : 'frame'}
                  className={styles.size}
                >
                  {series && size.shortName ? (
                    <>
                      <VisuallyHidden>{series}</VisuallyHidden>
                      {size.shortName}
                    </>
                  ) : (
                    size.name
                  )}
                </th>
              )),
            )}
          </tr>
        </>
      )}
      <tr>
        <th scope="col" className={styles.corner}>
          {scale === undefined ? (
            <ShortName name={words.property} shortName={series} />
          ) : (
            <>
              <Person scale={scale} />
              <VisuallyHidden>{words.property}</VisuallyHidden>
              <span aria-hidden="true" className={styles.person}>
                {measured({ metric: words.person, us: words.personUs })}
              </span>
            </>
          )}
        </th>
        {columns.map(({ mark, ...model }) => (
          <th
            key={model.code}
            id={model.starts === 'frame' ? idOf(model) : undefined}
            scope="col"
            // Repeated at every cell, without the picture's text and the actions.
            aria-label={model.image || model.actions ? model.code : undefined}
            data-align={align}
            data-selected={mark}
            data-starts={model.starts}
            className={styles.model}
          >
            {model.image}
            {model.badge && !(model.size || model.image) && (
              <Badge tone={model.badge.tone}>{model.badge.text}</Badge>
            )}{' '}
            {model.href === undefined ? (
              <span className={styles.code}>{nameOf(model)}</span>
            ) : (
              <Link href={model.href} tone="plain" className={styles.code}>
                {nameOf(model)}
              </Link>
            )}
            {model.actions && <div className={styles.actions}>{model.actions}</div>}
          </th>
        ))}
        {place && <td className={styles.place}>{place}</td>}
      </tr>
    </thead>
  );
}
