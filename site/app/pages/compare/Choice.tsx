import type { Model } from '@brand/catalogue/models';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { type SelectionRequest, withDuty } from '@brand/catalogue/selection/request';
import { ChoiceLink } from '@brand/router/ChoiceLink';
import { ActiveFilter, FilterPills, LinkProvider, Section, Stack, Text } from '@brand/ui';
import { choose } from '../../blocks/comparison/chosen.ts';
import { AddModel } from './AddModel.tsx';
import { choice as words } from './content.ts';

interface ChoiceProps {
  chosen: readonly Model[];
  /** Code of the model in the fixed column. */
  fixed: string | undefined;
  duty: SelectionRequest | undefined;
}

/** Controls that change the comparison. */
export function Choice({ chosen, fixed, duty }: ChoiceProps) {
  const hrefOf = (models: readonly Model[]) => withDuty(comparisonHref(models), duty);
  const fixedHref = (code: string) => `${hrefOf(chosen)}&fixed=${code.toLowerCase()}`;
  return (
    <Section tone="subtle" title={words.title} screenOnly>
      <Stack gap="xl">
        <LinkProvider component={ChoiceLink}>
          <Stack direction="inline" gap="s">
            {chosen.map((model) => {
              const others = chosen.filter((one) => one !== model);
              return (
                <ActiveFilter
                  key={model.code}
                  name={words.remove}
                  value={model.code}
                  href={hrefOf(others)}
                  labels={{ remove: '' }}
                  onClick={() => choose(others)}
                />
              );
            })}
          </Stack>
          {chosen.length > 2 && (
            <Stack direction="inline" gap="m">
              <Text as="span" size="small" tone="muted">
                {words.fixed}
              </Text>
              <FilterPills
                label={words.fixed}
                value={fixed ?? ''}
                options={[
                  { value: '', label: words.none, href: hrefOf(chosen) },
                  ...chosen.map(({ code }) => ({
                    value: code,
                    label: code,
                    href: fixedHref(code),
                  })),
                ]}
              />
            </Stack>
          )}
        </LinkProvider>
        {chosen.length < mostCompared ? (
          <AddModel chosen={chosen} duty={duty} />
        ) : (
          <Text>{words.full}</Text>
        )}
      </Stack>
    </Section>
  );
}
