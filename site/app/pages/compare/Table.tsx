import { properties } from '@brand/catalogue/modelFigures';
import type { Model } from '@brand/catalogue/models';
import { comparisonHref } from '@brand/catalogue/selection/comparison';
import { quoteHref } from '@brand/catalogue/selection/links';
import { type SelectionRequest, withDuty, writeRequest } from '@brand/catalogue/selection/request';
import { ChoiceLink } from '@brand/router/ChoiceLink';
import { ButtonLink, ComparisonTable, Icon, Link, LinkProvider, Picture } from '@brand/ui';
import { X } from 'lucide';
import { choose } from '../../blocks/comparison/chosen.ts';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { AtDuty } from './AtDuty.tsx';
import { compared } from './compared.ts';
import { comparison as words } from './content.ts';

interface TableProps {
  chosen: readonly Model[];
  duty: SelectionRequest | undefined;
}

/** The chosen models in one table, below their machines to the same scale. */
export function Table({ chosen, duty }: TableProps) {
  const widest = Math.max(...chosen.map((model) => modelPicture(model, 1000).width)) / 1000;
  // A column of four at 1200 px.
  const scale = Math.min(105, Math.floor(240 / widest));
  return (
    <ComparisonTable
      label={words.label}
      scale={scale}
      properties={[
        words.when,
        ...(duty ? [words.atDuty] : []),
        words.savings,
        ...properties.comparison.map((property) => ({ ...property, align: 'start' as const })),
      ]}
      items={chosen.map((model, index) => {
        const others = chosen.filter((one) => one !== model);
        return {
          ...compared(model, duty),
          details: duty && { atDuty: <AtDuty model={model} request={duty} /> },
          image: <Picture {...modelPicture(model, scale)} />,
          actions: (
            <>
              <ButtonLink
                href={quoteHref({ models: [model], parameters: duty && writeRequest(duty) })}
                tone={index === 0 ? undefined : 'quiet'}
                size="small"
                aria-label={`${words.quote}: ${model.code}`}
              >
                {words.quote}
              </ButtonLink>
              <LinkProvider component={ChoiceLink}>
                <Link
                  href={withDuty(comparisonHref(others), duty)}
                  tone="standalone"
                  aria-label={`${words.remove}: ${model.code}`}
                  title={words.remove}
                  onClick={() => choose(others)}
                >
                  <Icon icon={X} />
                </Link>
              </LinkProvider>
            </>
          ),
        };
      })}
      differences={chosen.length > 1}
      note={words.noteOf(chosen)}
    />
  );
}
