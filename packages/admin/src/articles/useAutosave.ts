import { call, type Failed, type Result, sameOrigin } from '@brand/service/client';
import { addPost, autosavePost } from '@brand/service/client/admin';
import type { AdminPost, Autosaved, Saved } from '@brand/service/contract/admin';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUnsavedChanges } from '../shared/useUnsavedChanges.ts';
import { Autosave } from './Autosave.ts';
import { autosaveBody, typedValues, unnamedSlug } from './post-form.ts';

export type AutosaveResult = { at: Date } | Failed | null;

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
  const [kept, setKept] = useState<AutosaveResult>(null);
  const location = useLocation();
  const [autosave] = useState(() => {
    let latest: Saved | null = post;
    let revision = shown;
    return new Autosave(async () => {
      if (!form.current) return true;
      const body = autosaveBody(typedValues(new FormData(form.current)));
      const result = await send(latest, revision, body);
      if (result.ok) {
        latest ??= result.value;
        if ('revision' in result.value) revision = result.value.revision;
      }
      // A submission that waits for this reads the version from the fields.
      flushSync(() => {
        setStored(latest);
        setKept(result.ok ? { at: new Date() } : result);
      });
      return result.ok;
    });
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const running = autosave.submit();
    if (!running) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void running.then(() => form.current?.requestSubmit(submitter));
  };

  // A layout effect, so that the URL is right as soon as the screen is: a reload at /new opens an empty form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router resets the URL after each submission
  useLayoutEffect(() => {
    if (!post && stored) history.replaceState(history.state, '', `/admin/posts/${stored.id}`);
  }, [post, stored, location]);

  useEffect(() => {
    if (answer) autosave.answer('refused' in answer);
  }, [autosave, answer]);

  useEffect(() => {
    document.addEventListener('visibilitychange', autosave.save);
    addEventListener('online', autosave.save);
    return () => {
      autosave.stop();
      document.removeEventListener('visibilitychange', autosave.save);
      removeEventListener('online', autosave.save);
    };
  }, [autosave]);

  const blocker = useUnsavedChanges(() => !autosave.isSaved);
  const isBlocked = blocker.state === 'blocked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per blocked navigation
  useEffect(() => {
    if (isBlocked) void autosave.save().then(() => autosave.isSaved && blocker.proceed());
  }, [isBlocked]);

  return { stored, kept, blocker, onInput: autosave.change, onSubmit };
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
