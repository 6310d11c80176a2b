import type { FormResult, FormValues } from './answers.ts';

/** One submission of a form, from the first input to the confirmation. */
export interface Submission {
  /** While `confirmed`, the confirmation replaces the form. */
  phase: 'editing' | 'submitting' | 'confirmed';
  /** Uploaded share, from 0 to 1, once it is known. */
  progress?: number | undefined;
  result: FormResult | undefined;
  /** Variant of the form to which the result belongs. */
  variant: string | undefined;
  /** Number of results, the key of the error summary. */
  attempt: number;
  /** Initial values of the accepted form, which the next form does not repeat. */
  acceptedValues: FormValues;
}

export type SubmissionEvent =
  | { type: 'submit'; progress?: number }
  | { type: 'result'; result: FormResult; variant: string | undefined; values: FormValues }
  | { type: 'variant'; variant: string | undefined }
  | { type: 'reset' }
  | { type: 'reopen' };

export function submissionReducer(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'submit':
      return { ...state, phase: 'submitting', progress: event.progress, result: undefined };
    case 'result':
      return {
        phase: event.result.ok ? 'confirmed' : 'editing',
        variant: event.variant,
        result: event.result,
        attempt: state.attempt + 1,
        acceptedValues: event.result.ok ? event.values : state.acceptedValues,
      };
    case 'variant': {
      const isShown = state.result?.ok || state.variant === event.variant;
      return {
        ...state,
        phase: state.phase === 'confirmed' ? 'editing' : state.phase,
        result: isShown ? state.result : undefined,
      };
    }
    case 'reset':
      return { ...state, result: state.result?.ok ? state.result : undefined };
    case 'reopen':
      return { ...state, phase: 'editing' };
  }
}
