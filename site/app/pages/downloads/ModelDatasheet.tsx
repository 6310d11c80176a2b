import { datasheetHref } from '@brand/catalogue/documents';
import { models } from '@brand/catalogue/models';
import { datasheetLabel } from '@brand/documents/fileNotes';
import { Button, ButtonLink, Select, Stack } from '@brand/ui';
import { useState } from 'react';
import { single } from './content.ts';

const [first] = models;

/** The datasheet of a chosen model. Without JavaScript, the search finds the model. */
export function ModelDatasheet() {
  const [code, setCode] = useState(first?.code);
  const model = models.find((one) => one.code === code);
  return (
    <form action="/search">
      <Stack direction="inline" gap="m">
        <Select
          name="q"
          label={single.field}
          labelPlacement="hidden"
          defaultValue={first?.code}
          options={models.map(({ code }) => ({ value: code, label: code }))}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        {model && <ButtonLink href={datasheetHref(model)}>{datasheetLabel(model)}</ButtonLink>}
        <noscript>
          <Button type="submit" tone="quiet">
            {single.action}
          </Button>
        </noscript>
      </Stack>
    </form>
  );
}
