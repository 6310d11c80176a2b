import { type AdminPost, Autosaved, Saved } from '@brand/service/contract/admin';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { autosaveBody, typedValues, unnamedSlug } from './post-form.ts';
import { type SendFailure, sendFromPage } from './sendFromPage.ts';

/** How long after a change what is typed is kept, in milliseconds. */
const DELAY_MS = 2000;
/** How long after a failure it is tried again, in milliseconds. */
const RETRY_MS = 10_000;

/** Result of the last autosave. */
export type Kept = { at: Date } | SendFailure | null;

/**
 * Keeps what is typed into the form of a post on the server. A new post becomes a draft; of any
 * other a version is kept, and the post stays as it is. Blocks leaving while something is not kept.
 *
 * @param shown the version of what was typed before that the form shows, which is then continued
 * @param answer what came of the last press of a button; undefined when there was none
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  post: AdminPost | null,
  shown: number | null,
  answer: object | undefined,
) {
  const [stored, setStored] = useState<Saved | null>(post);
  const location = useLocation();
  const [kept, setKept] = useState<Kept>(null);
  const latest = useRef<Saved | null>(stored);
  const revision = useRef(shown);
  const changes = useRef({ typed: 0, kept: 0, sent: 0, saving: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attempts = useRef({ running: 0, last: Promise.resolve() });

  const isKept = () => changes.current.saving || changes.current.typed === changes.current.kept;
  const attempt = async () => {
    if (isKept() || !form.current) return;
    const { typed } = changes.current;
    const values = typedValues(new FormData(form.current));
    const outcome = await send(latest.current, revision.current, autosaveBody(values));
    if ('failed' in outcome) {
      timer.current ??= setTimeout(keep, RETRY_MS);
      return setKept(outcome);
    }
    changes.current.kept = typed;
    latest.current ??= outcome;
    if ('revision' in outcome) revision.current = outcome.revision;
    flushSync(() => {
      setStored(latest.current);
      setKept({ at: new Date() });
    });
  };
  /** Keeps everything now, one attempt after the other. */
  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    attempts.current.running += 1;
    attempts.current.last = attempts.current.last.then(attempt).finally(() => {
      attempts.current.running -= 1;
    });
    return attempts.current.last;
  };
  const onInput = () => {
    changes.current.typed += 1;
    timer.current ??= setTimeout(keep, DELAY_MS);
  };
  /** An attempt on its way must not come after what is saved now. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (attempts.current.running === 0) {
      clearTimeout(timer.current);
      timer.current = undefined;
      changes.current.saving = true;
      changes.current.sent = changes.current.typed;
      return;
    }
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void attempts.current.last.then(() => form.current?.requestSubmit(submitter));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router sets the address again after each press
  useEffect(() => {
    if (!post && stored) history.replaceState(history.state, '', `/admin/posts/${stored.id}`);
  }, [post, stored, location]);

  useEffect(() => {
    if (!answer) return;
    changes.current.saving = false;
    if ('refused' in answer) changes.current.typed += 1;
    else changes.current.kept = changes.current.sent;
  }, [answer]);

  useBeforeUnload((event) => {
    if (!isKept()) event.preventDefault();
  });
  useEffect(() => {
    const onVisibilityChange = () => void keep();
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('online', keep);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('online', keep);
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const blocker = useBlocker(() => !isKept());
  const isBlocked = blocker.state === 'blocked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it blocks
  useEffect(() => {
    if (isBlocked) void keep().then(() => isKept() && blocker.proceed());
  }, [isBlocked]);

  return { stored, kept, blocker, onInput, onSubmit };
}

function send(
  stored: Saved | null,
  revision: number | null,
  body: ReturnType<typeof autosaveBody>,
): Promise<Saved | Autosaved | SendFailure> {
  if (!stored) {
    return sendFromPage(Saved, 'POST', 'posts', { ...body, slug: body.slug || unnamedSlug() });
  }
  const typed = { ...body, version: stored.version, revision };
  return sendFromPage(Autosaved, 'PUT', `posts/${stored.id}/autosave`, typed);
}
