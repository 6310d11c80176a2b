import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type EnquiryResult, unreachable } from './enquiry.ts';

/** The rules of the service come when a visitor comes to the form, not with the page. */
const loadDelivery = () => import('./deliver.ts');

type Accepted = Extract<EnquiryResult, { ok: true }>;
type Refused = Extract<EnquiryResult, { ok: false }>;

interface EnquiryState {
  sending: boolean;
  /** Share of the form that has left, 0 to 1. */
  progress: number;
  refused: Refused | undefined;
  /** The last message that arrived, until another is sent. */
  accepted: Accepted | undefined;
  formShown: boolean;
  /** Counts answers, so that each summary of mistakes is a new one. */
  attempt: number;
  /** Counts empty forms. */
  round: number;
}

/** How long the confirmation stands alone, in ms, before an empty form returns below it. */
const returnAfter = 5000;

/**
 * Where an enquiry stands, from the empty form to its confirmation.
 *
 * @param first what the server answered to a form that the browser sent
 */
export function useEnquiry(first: EnquiryResult | undefined) {
  const [state, setState] = useState<EnquiryState>({
    sending: false,
    progress: 0,
    refused: first?.ok === false ? first : undefined,
    accepted: first?.ok ? first : undefined,
    formShown: true,
    attempt: 0,
    round: 0,
  });
  const change = (next: Partial<EnquiryState>) => setState((last) => ({ ...last, ...next }));
  const key = useRef('');
  const shownAt = useRef(0);
  const { round, formShown } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each empty form is another message.
  useEffect(() => {
    key.current = crypto.getRandomValues(new Uint32Array(4)).join('-');
    shownAt.current = performance.now();
  }, [round]);

  useEffect(() => {
    if (formShown) return;
    const timer = setTimeout(() => setState((last) => ({ ...last, formShown: true })), returnAfter);
    return () => clearTimeout(timer);
  }, [formShown]);

  const answer = (result: EnquiryResult) =>
    setState(({ attempt, round: last, ...rest }) => ({
      ...rest,
      sending: false,
      attempt: attempt + 1,
      round: result.ok ? last + 1 : last,
      formShown: !result.ok,
      refused: result.ok ? undefined : result,
      accepted: result.ok ? result : undefined,
    }));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.sending) return;
    const form = new FormData(event.currentTarget);
    form.set('fill_ms', String(Math.round(performance.now() - shownAt.current)));
    change({ sending: true, progress: 0, refused: undefined, accepted: undefined });
    answer(
      await loadDelivery().then(
        ({ deliver }) => deliver(form, key.current, (progress) => change({ progress })),
        () => unreachable,
      ),
    );
  };

  return {
    state,
    send,
    /** Fetches what sending needs; for the first focus in the form. */
    prepare: () => void loadDelivery().catch(() => {}),
    /** Brings the form back at once. */
    restart: () => change({ formShown: true }),
    /** Forgets what was wrong, because the form asks something else now. */
    forget: () => change({ refused: undefined }),
  };
}
