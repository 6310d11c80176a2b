import { queryOf } from '@brand/router/queryOf';
import { SearchField } from '@brand/ui';
import { useNavigate } from 'react-router-dom';

interface ListSearchProps {
  path: string;
  /** Current filter. Its other values are kept. */
  filter: Record<string, string | undefined>;
  label: string;
  placeholder: string;
}

export function ListSearch({ path, filter, label, placeholder }: ListSearchProps) {
  const navigate = useNavigate();
  const { search = '', ...others } = filter;
  const chosen = Object.entries(others).filter((entry): entry is [string, string] => !!entry[1]);
  return (
    <SearchField
      action={path}
      value={search}
      hiddenFields={Object.fromEntries(chosen)}
      labels={{ search: label }}
      placeholder={placeholder}
      onSearch={(words) =>
        navigate(path + queryOf({ ...filter, search: words || undefined }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}
