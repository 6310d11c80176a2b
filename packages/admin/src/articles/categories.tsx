import { listCategories, orderCategories, renameCategory } from '@brand/service/client/admin';
import type { CategoryCount } from '@brand/service/contract';
import {
  Checkbox,
  EmptyState,
  IconButton,
  Link,
  RecordList,
  Stack,
  TextField,
  useFocusAfter,
} from '@brand/ui';
import { ArrowDown, ArrowUp } from 'lucide';
import { useRef } from 'react';
import { Form } from 'react-router-dom';
import { ActionForm } from '../shared/ActionForm.tsx';
import { AdminApi, type Refused, textOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { Problem, Screen, Success } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { counted, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/categories.ts';

export const meta = () => screenMeta('Categories');

export async function loader(args: Route.LoaderArgs) {
  const categories = await new AdminApi(args).get(listCategories);
  const slug = new URL(args.request.url).searchParams.get('rename');
  return { categories, renaming: categories.find((category) => category.slug === slug) };
}

/** Renames the category in the field `slug`, or moves the one in the field `up` or `down` by one position. */
export async function action(args: Route.ActionArgs) {
  const api = new AdminApi(args);
  const form = await args.request.formData();
  if (form.has('slug')) {
    const name = textOf(form, 'name');
    const renamed = await api.change(renameCategory, {
      body: { slug: textOf(form, 'slug'), name, merge: form.has('merge') },
    });
    return renamed.ok ? { renamed: name } : { refused: renamed, name };
  }
  const direction = form.has('up') ? 'up' : 'down';
  const slug = textOf(form, direction);
  const slugs = (await api.get(listCategories)).map((category) => category.slug);
  const from = slugs.indexOf(slug);
  const to = from + (direction === 'up' ? -1 : 1);
  if (from < 0 || to < 0 || to >= slugs.length) return null;
  slugs.splice(to, 0, ...slugs.splice(from, 1));
  const outcome = await api.change(orderCategories, { body: { slugs } });
  if (outcome.ok) return { slug, direction, place: to + 1 };
  return { refused: outcome };
}

export const clientAction = keepScreenOnError;

export default function Categories({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { categories, renaming } = loaderData;
  const refused = actionData && 'refused' in actionData ? actionData : undefined;
  const list = useRef<HTMLUListElement>(null);
  const moved = actionData && 'slug' in actionData ? actionData : undefined;
  const at = categories.findIndex(({ slug }) => slug === moved?.slug);
  // Again when the list has been reloaded, which moves the button.
  useFocusAfter(moved && `${moved.slug} ${moved.place} ${at}`, () => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[value="${moved?.slug}"]:enabled`,
    );
    // At either end, one of the two buttons is disabled.
    return [...(buttons ?? [])].find(({ name }) => name === moved?.direction) ?? buttons?.[0];
  });
  return (
    <Screen
      title="Categories"
      lead="The order in the filter and the sidebar of the blog. Until you move one, those with the most posts come first."
    >
      <Problem refused={refused?.refused} />
      {renaming && (
        <Renaming
          key={renaming.slug}
          category={renaming}
          name={refused && 'name' in refused ? refused.name : undefined}
          refused={refused?.refused}
        />
      )}
      {actionData && 'renamed' in actionData && (
        <Success>The category is now called {actionData.renamed}.</Success>
      )}
      {moved && (
        <Success>
          {categories[at]?.name} is now number {moved.place} of {categories.length}.
        </Success>
      )}
      {categories.length === 0 ? (
        <EmptyState title="There are no categories yet.">
          A category is created with the first post that uses it.
        </EmptyState>
      ) : (
        <Form method="post" preventScrollReset>
          <RecordList.Root ref={list} aria-label="Categories">
            {categories.map(({ name, slug, count }, index) => (
              <RecordList.Item key={slug}>
                <RecordList.Lead>
                  <Stack direction="inline" gap="none">
                    <IconButton
                      type="submit"
                      name="up"
                      value={slug}
                      icon={ArrowUp}
                      label={`Move ${name} up`}
                      disabled={index === 0}
                    />
                    <IconButton
                      type="submit"
                      name="down"
                      value={slug}
                      icon={ArrowDown}
                      label={`Move ${name} down`}
                      disabled={index === categories.length - 1}
                    />
                  </Stack>
                </RecordList.Lead>
                <RecordList.Main>
                  <RecordList.Title>{name}</RecordList.Title>
                  <RecordList.Meta>
                    <Link href={`/admin/posts?category=${slug}`}>
                      {counted(count ?? 0, 'post')}
                    </Link>
                  </RecordList.Meta>
                </RecordList.Main>
                <RecordList.Side>
                  <Link href={`/admin/categories?rename=${slug}`} aria-label={`Rename ${name}`}>
                    Rename
                  </Link>
                </RecordList.Side>
              </RecordList.Item>
            ))}
          </RecordList.Root>
        </Form>
      )}
    </Screen>
  );
}

interface RenamingProps {
  category: CategoryCount;
  /** The name that was refused. */
  name: string | undefined;
  refused: Refused | undefined;
}

function Renaming({ category, name, refused }: RenamingProps) {
  return (
    <ActionForm
      title={`Rename ${category.name}`}
      lead="Links to its former address lead to the new one. With the name of another category, the two become one."
      submit="Rename"
      aside={<Link href="/admin/categories">Cancel</Link>}
    >
      <input type="hidden" name="slug" value={category.slug} />
      <TextField
        name="name"
        label="Name"
        defaultValue={name ?? category.name}
        maxLength={60}
        error={refused?.fields.name}
        required
        autoFocus
      />
      {refused?.status === 409 && (
        <Checkbox name="merge" label={`Merge ${category.name} with ${name}`} required />
      )}
    </ActionForm>
  );
}
