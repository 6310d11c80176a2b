import type { AdminComment } from '@brand/service/contract/admin';
import { Button, Checkbox, Link, RecordList, Stack, Text, VisuallyHidden } from '@brand/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router-dom';
import { useTime } from './Screen.tsx';
import { SpamReasons } from './SpamReasons.tsx';

type Status = AdminComment['status'];

/** A decision on one item or on all selected ones, with its key. */
const DECISIONS: { status: Status; name: string; all: string; key: string }[] = [
  { status: 'approved', name: 'Approve', all: 'Approve selected', key: 'a' },
  { status: 'rejected', name: 'Reject', all: 'Reject selected', key: 'r' },
  { status: 'spam', name: 'Spam', all: 'Mark selected as spam', key: 's' },
];

interface ModerationQueueProps {
  comments: readonly AdminComment[];
  /** Status of the listed comments, whose button is omitted. */
  status: Status;
  form: RefObject<HTMLFormElement | null>;
}

/** Comments with checkboxes, buttons for each decision, and shortcuts (J, K, X, A, R, S). */
export function ModerationQueue({ comments, status, form }: ModerationQueueProps) {
  const [current, setCurrent] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const submit = useSubmit();
  const decisions = DECISIONS.filter((decision) => decision.status !== status);
  // The list gets shorter after a decision.
  const at = Math.min(current, comments.length - 1);

  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[name=id]') ?? [])];
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, comments.length - 1));
    setCurrent(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const decision = decisions.find((one) => one.key === key);
    const box = boxes()[at];
    if (key === 'j') go(at + 1);
    else if (key === 'k') go(at - 1);
    else if (key === 'x' && box) box.click();
    else if (decision && form.current) {
      const chosen = boxes().some((one) => one.checked);
      if (!chosen && !box) return;
      const values = new FormData(form.current);
      if (!chosen && box) values.set('id', box.value);
      values.set('status', decision.status);
      void submit(values, { method: 'post', preventScrollReset: true });
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Stack gap="l">
      <RecordList.Root ref={list} aria-label="Comments">
        {comments.map((comment, index) => (
          <RecordList.Item key={comment.id} current={index === at}>
            <RecordList.Lead>
              <Checkbox
                name="id"
                value={String(comment.id)}
                label={<VisuallyHidden>Select the comment of {comment.name}</VisuallyHidden>}
              />
            </RecordList.Lead>
            <RecordList.Main>
              <Entry comment={comment} />
            </RecordList.Main>
            <RecordList.Side>
              {decisions.map((decision, position) => (
                <Button
                  key={decision.status}
                  type="submit"
                  name="one"
                  value={`${decision.status}:${comment.id}`}
                  size="small"
                  tone={position === 0 ? 'quiet' : 'ghost'}
                >
                  {decision.name}
                  <VisuallyHidden> the comment of {comment.name}</VisuallyHidden>
                </Button>
              ))}
            </RecordList.Side>
          </RecordList.Item>
        ))}
      </RecordList.Root>
      <Stack direction="inline" gap="s">
        {decisions.map((decision) => (
          <Button
            key={decision.status}
            type="submit"
            name="status"
            value={decision.status}
            size="small"
            tone="quiet"
          >
            {decision.all}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function Entry({ comment }: { comment: AdminComment }) {
  const time = useTime();
  const { name, email, created_at, post, message, reasons } = comment;
  return (
    <>
      <RecordList.Title>{name}</RecordList.Title>
      <RecordList.Meta>
        <bdi>{email}</bdi>, {time(created_at)}, on{' '}
        <bdi>
          <Link href={`/blog/${post.slug}`}>{post.title}</Link>
        </bdi>
      </RecordList.Meta>
      {message.split(/\n+/).map((paragraph, index) => (
        <Text key={index} dir="auto">
          {paragraph}
        </Text>
      ))}
      <SpamReasons reasons={reasons} />
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}
