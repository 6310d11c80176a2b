import { FilterPills } from '@brand/ui';
import { queryOf } from './api.ts';

interface ListFilterProps<Filter> {
  /** Path of the screen. */
  path: string;
  /** The filter of the list; its other parts are kept. */
  filter: Filter;
  /** The part that is chosen here. */
  name: keyof Filter & string;
  label: string;
  /** Choices by their value in the address. */
  names: Readonly<Record<string, string>>;
  /** Name of the choice that is none of these. */
  all?: string;
  /** Number of entries of each choice, and of `all`. */
  counts?: Readonly<Record<string, number | undefined>>;
}

/** Links that filter a list. */
export function ListFilter<Filter extends Record<string, string | undefined>>({
  path,
  filter,
  name,
  label,
  names,
  all,
  counts,
}: ListFilterProps<Filter>) {
  const hrefOf = (value?: string) => path + queryOf({ ...filter, [name]: value });
  const choices = Object.entries(names).map(([value, choice]) => ({
    value,
    label: choice,
    count: counts?.[value],
    href: hrefOf(value),
  }));
  return (
    <FilterPills
      label={label}
      value={filter[name] ?? 'all'}
      options={
        all
          ? [{ value: 'all', label: all, count: counts?.all, href: hrefOf() }, ...choices]
          : choices
      }
    />
  );
}
