import { company } from '@brand/catalogue/company';
import type { AdminComment } from '@brand/service/contract/admin';
import {
  Button,
  Checkbox,
  KeyList,
  Link,
  MoreFields,
  RecordList,
  Stack,
  TextArea,
  VisuallyHidden,
} from '@brand/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router-dom';
import { Paragraphs } from '../shared/Paragraphs.tsx';
import { useTime } from '../shared/Screen.tsx';
import { SpamReasons } from '../shared/SpamReasons.tsx';
import { counted } from '../shared/words.ts';

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
  /** Number of comments with this status, on all pages. */
  total: number;
  /** The answer that was not stored, and why. */
  refusedAnswer: { id: number; text: string; error: string | undefined } | undefined;
}

/**
 * Comments with checkboxes, buttons for each decision, shortcuts (J, K, X, A, R, S) and, where readers can see it, a
 * field for the company's answer.
 */
export function ModerationQueue({
  comments,
  status,
  form,
  total,
  refusedAnswer,
}: ModerationQueueProps) {
  const [current, setCurrent] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const submit = useSubmit();
  const decisions = DECISIONS.filter((decision) => decision.status !== status);
  // The list gets shorter after a decision.
  const at = Math.min(current, comments.length - 1);

  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[name=id]') ?? [])];
  const isAll = () => {
    const all = form.current?.elements.namedItem('all');
    return all instanceof HTMLInputElement && all.checked;
  };
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
      const chosen = isAll() || boxes().some((one) => one.checked);
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
              {(status === 'pending' || status === 'approved') && (
                <Answer
                  // The field is empty again, or has the new text, once an answer is stored.
                  key={comment.answered_at}
                  comment={comment}
                  refused={refusedAnswer?.id === comment.id ? refusedAnswer : undefined}
                />
              )}
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
      <Checkbox
        name="all"
        label={`Select all of this view: ${counted(total, 'comment')}${total > comments.length ? ' on all of its pages' : ''}`}
      />
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
        <Button
          type="submit"
          name="status"
          value="deleted"
          size="small"
          tone="ghost"
          onClick={(event) => {
            const chosen = isAll() ? total : boxes().filter((box) => box.checked).length;
            const question = `Delete ${counted(chosen, 'comment')} for good?`;
            if (chosen > 0 && !confirm(question)) event.preventDefault();
          }}
        >
          Delete selected
        </Button>
      </Stack>
      <KeyList
        aria-label="Keys"
        items={[
          { key: 'J', name: 'Next' },
          { key: 'K', name: 'Previous' },
          { key: 'X', name: 'Select' },
          { key: 'A', name: 'Approve' },
          { key: 'R', name: 'Reject' },
          { key: 'S', name: 'Spam' },
        ]}
      />
    </Stack>
  );
}

interface AnswerProps {
  comment: AdminComment;
  refused: { text: string; error: string | undefined } | undefined;
}

/** Field for the company's answer. Its button is named after the comment, because all are in one form. */
function Answer({ comment, refused }: AnswerProps) {
  const time = useTime();
  const { id, name, status, answer, answered_at, answered_by } = comment;
  const title = answer ? 'Change the answer' : `Answer as ${company.name}`;
  const submit = status === 'pending' ? 'Approve and publish answer' : 'Publish answer';
  return (
    <Stack gap="s">
      {answer && answered_at && (
        <>
          <RecordList.Meta>
            Answered {time(answered_at)} by <bdi>{answered_by}</bdi>
          </RecordList.Meta>
          <Paragraphs text={answer} />
        </>
      )}
      <MoreFields title={title} open={refused !== undefined}>
        <Stack gap="m">
          <TextArea
            name={`answer-${id}`}
            label="Answer"
            hint="Published below the comment. An empty answer removes it."
            rows={4}
            defaultValue={refused?.text ?? answer ?? ''}
            error={refused?.error}
          />
          <input type="hidden" name={`before-${id}`} value={answered_at ?? ''} />
          <Stack direction="inline">
            <Button type="submit" name="answer" value={id} size="small" tone="quiet">
              {submit}
              <VisuallyHidden> to the comment of {name}</VisuallyHidden>
            </Button>
          </Stack>
        </Stack>
      </MoreFields>
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
        {time(created_at)}, <bdi>{email}</bdi> on{' '}
        <bdi>
          <Link href={`/blog/${post.slug}`}>{post.title}</Link>
        </bdi>
      </RecordList.Meta>
      <Paragraphs text={message} />
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
