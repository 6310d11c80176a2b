import { Heading } from '../heading/Heading.tsx';
import { Link } from '../link/Link.tsx';
import type { DrawnModel, OperatingModel } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { rangeText, type Wording } from './words.ts';

interface BestModelProps extends Wording {
  model: DrawnModel;
  /** Stands above its code. */
  eyebrow: string;
  level: 2 | 3 | 4;
}

/** A model with all of its data. */
export function BestModel({ model, eyebrow, level, units, words }: BestModelProps) {
  const facts = [
    { label: words.flow, value: rangeText(model.flow, units.flow) },
    { label: words.pressure, value: rangeText(model.pressure, units.pressure) },
    ...model.facts,
  ];
  return (
    <>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <Heading level={level} size="h3">
        {model.code}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link href={model.href} tone="standalone" aria-label={`${words.viewModel} ${model.code}`}>
        {words.viewModel} <span aria-hidden="true">→</span>
      </Link>
    </>
  );
}

interface ModelListProps extends Wording {
  models: readonly OperatingModel[];
}

/** Models in a row each: code, flow, pressure. */
export function ModelList({ models, units, words }: ModelListProps) {
  return (
    <ul className={styles.list}>
      {models.map(({ code, href, flow, pressure }) => (
        <li key={code} className={styles.entry}>
          <Link href={href} tone="standalone">
            {code}
          </Link>
          <span>{rangeText(flow, units.flow)}</span>
          <span>{pressure ? rangeText(pressure, units.pressure) : words.onRequest}</span>
        </li>
      ))}
    </ul>
  );
}

/** The chart as text: every model with everything known about it. */
export function ModelTable({ models, units, words }: ModelListProps) {
  const labels = models[0]?.facts.map(({ label }) => label) ?? [];
  return (
    <section aria-label={words.table} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.model}</th>
            <th scope="col">{words.series}</th>
            <th scope="col">
              {words.flow} <span className={styles.headUnit}>{units.flow}</span>
            </th>
            <th scope="col">
              {words.pressure} <span className={styles.headUnit}>{units.pressure}</span>
            </th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map(({ code, href, series, flow, pressure, facts }) => (
            <tr key={code}>
              <th scope="row">
                <Link href={href} tone="plain">
                  {code}
                </Link>
              </th>
              <td>{series}</td>
              <td>{rangeText(flow)}</td>
              <td>{pressure ? rangeText(pressure) : words.onRequest}</td>
              {facts.map(({ label, value }) => (
                <td key={label}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
