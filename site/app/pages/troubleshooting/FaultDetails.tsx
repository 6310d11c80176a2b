import { company, hotlineHref } from '@brand/catalogue/company';
import {
  type FaultMessage,
  faultCode,
  faultEffects,
  faultRequestHref,
} from '@brand/catalogue/faultMessages';
import { Link, Prose } from '@brand/ui';
import { messages as words } from './content.ts';

/** Meaning of a message, and what to check. */
export function FaultDetails({ message }: { message: FaultMessage }) {
  const { effect, meaning, checks, stop, call } = message;
  return (
    <Prose>
      <p>
        <strong>{faultEffects[effect]}.</strong> {meaning}
      </p>
      <h4>{words.checks}</h4>
      <ol>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
      <h4>{words.stop}</h4>
      <p>{stop}</p>
      <h4>{words.call}</h4>
      <p>
        {call} <Link href={hotlineHref}>{company.hotline}</Link>
      </p>
      <p>
        <Link href={faultRequestHref(message)} tone="standalone">
          {`${words.request} ${faultCode(message)}`}
        </Link>
      </p>
    </Prose>
  );
}
