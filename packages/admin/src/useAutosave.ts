import { call, type Failed, type Result, sameOrigin } from '@brand/service/client';
import { addPost, autosavePost } from '@brand/service/client/admin';
import type { AdminPost, Autosaved, Saved } from '@brand/service/contract/admin';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { autosaveBody, typedValues, unnamedSlug } from './post-form.ts';

/** Delay between a change and its autosave, in milliseconds. */
const DELAY_MS = 2000;
/** Delay before a failed autosave is retried, in milliseconds. */
const RETRY_MS = 10_000;

/** Result of the last autosave. */
export type Kept = { at: Date } | Failed | null;

/**
 * Autosaves the form of a post. A new post becomes a draft. For other posts a version is stored, and the post itself
 * does not change. Blocks navigation while changes are not saved.
 *
 * @param shown id of the autosaved version that the form shows, which is then updated
 * @param answer result of the last submission
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
    if (!outcome.ok) {
      timer.current ??= setTimeout(keep, RETRY_MS);
      return setKept(outcome);
    }
    changes.current.kept = typed;
    latest.current ??= outcome.value;
    if ('revision' in outcome.value) revision.current = outcome.value.revision;
    flushSync(() => {
      setStored(latest.current);
      setKept({ at: new Date() });
    });
  };
  /** Saves now. Attempts run one after the other. */
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
  /** Waits for a running autosave, which must not arrive after the submission. */
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

  // A layout effect, so that the URL is right as soon as the screen is: a reload at /new opens an empty form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router resets the URL after each submission
  useLayoutEffect(() => {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per blocked navigation
  useEffect(() => {
    if (isBlocked) void keep().then(() => isKept() && blocker.proceed());
  }, [isBlocked]);

  return { stored, kept, blocker, onInput, onSubmit };
}

function send(
  stored: Saved | null,
  revision: number | null,
  body: ReturnType<typeof autosaveBody>,
): Promise<Result<Saved | Autosaved>> {
  const keepalive = document.hidden;
  if (!stored) {
    const draft = { ...body, slug: body.slug || unnamedSlug() };
    return call(sameOrigin, addPost, { body: draft, keepalive });
  }
  const typed = { ...body, version: stored.version, revision };
  return call(sameOrigin, autosavePost(stored.id), { body: typed, keepalive });
}
