import { type Model, modelsOf, seriesNames } from '@brand/catalogue/models';
import { comparisonHref, readModels, writeModels } from '@brand/catalogue/selection/comparison';
import { type SelectionRequest, withDuty, writeRequest } from '@brand/catalogue/selection/request';
import { Button, Select, Stack } from '@brand/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { choose } from '../../blocks/comparison/chosen.ts';
import { formParameters } from '../../shell/formParameters.ts';
import { choice as words } from './content.ts';
import { page } from './page.ts';

interface AddModelProps {
  chosen: readonly Model[];
  duty: SelectionRequest | undefined;
}

/** Form that adds a model to the comparison. */
export function AddModel({ chosen, duty }: AddModelProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readModels(formParameters(event.currentTarget));
    choose(next);
    navigate(withDuty(comparisonHref(next), duty), { preventScrollReset: true });
  };
  return (
    <form key={writeModels(chosen)} method="get" action={page.path} onSubmit={submit}>
      {chosen.length > 0 && <input type="hidden" name="models" value={writeModels(chosen)} />}
      {duty &&
        [...writeRequest(duty)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Stack direction="inline" gap="s">
        <Select
          name="models"
          label={words.title}
          labelPlacement="hidden"
          placeholder={words.placeholder}
          required
          options={seriesNames.map((series) => ({
            label: series,
            options: modelsOf(series)
              .filter((model) => !chosen.includes(model))
              .map(({ code }) => ({ value: code.toLowerCase(), label: code })),
          }))}
        />
        <Button type="submit">{words.submit}</Button>
      </Stack>
    </form>
  );
}
