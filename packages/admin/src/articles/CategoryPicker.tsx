import type { CategoryCount } from '@brand/service/contract';
import { Checkbox, Stack, Text, TextField } from '@brand/ui';
import type { ReactNode } from 'react';
import { labelOf } from '../shared/words.ts';
import { listOf, namesIn } from './post-form.ts';

interface CategoryPickerProps {
  categories: readonly CategoryCount[];
  /** Categories of this post, separated by commas. */
  value: string;
  /** Id of the field for new categories. */
  id: string;
  error: ReactNode;
}

/** Checkboxes for existing categories, and a field for new ones. */
export function CategoryPicker({ categories, value, id, error }: CategoryPickerProps) {
  const chosen = namesIn(value);
  const names = categories.map(({ name }) => name);
  // The categories of the post come first, in their order.
  const known = chosen.filter((name) => names.includes(name));
  const options = [...known, ...names.filter((name) => !known.includes(name))];
  return (
    <Stack role="group" aria-labelledby="categories" gap="s">
      <Stack gap="xxs">
        <Text size="small" id="categories">
          <strong>{labelOf('categories')}</strong>
        </Text>
        <Text size="small" tone="muted">
          The first one determines the related posts.
        </Text>
      </Stack>
      <Stack direction="inline" gap="m">
        {options.map((name, index) => (
          <Checkbox
            key={name}
            id={`category-${index}`}
            name="categories"
            value={listOf([name])}
            label={name}
            defaultChecked={known.includes(name)}
          />
        ))}
      </Stack>
      <TextField
        name="categories"
        id={id}
        label="New categories"
        hint="Separated by commas."
        defaultValue={listOf(chosen.filter((name) => !names.includes(name)))}
        error={error}
      />
    </Stack>
  );
}
