import { queryOf } from '@brand/router/queryOf';
import { FilterPills } from '@brand/ui';

interface ListFilterProps<Filter> {
  path: string;
  /** Current filter. The other values are kept. */
  filter: Filter;
  /** Key of the value that the links change. */
  name: keyof Filter & string;
  label: string;
  /** Labels by value in the URL. */
  names: Readonly<Record<string, string>>;
  /** Label of the choice without a value. */
  all?: string;
  /** Number of entries per value, and of `all`. */
  counts?: Readonly<Record<string, number | undefined>>;
}

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
