import { FeatureGrid, LineUp, Picture, Section } from '@brand/ui';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { ModelTable } from '../../blocks/comparison/ModelTable.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { openSelector } from '../../blocks/selector/openSelector.ts';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function NewSeries() {
  return (
    <LandingPage
      {...content.hero}
      page={page}
      actions={<Actions items={[openSelector, { name: content.table.title, href: '#models' }]} />}
    >
      <LineUp
        aria-label={content.lineUp.label}
        scale={scale}
        items={content.lineUp.items.map(({ model, ...item }) => ({
          ...item,
          name: model.code,
          image: <Picture {...modelPicture(model, scale)} priority />,
        }))}
      />
      <Section title={content.reasons.title} lead={measured(content.reasons.lead)}>
        <FeatureGrid
          items={content.reasons.items.map(({ text, ...item }) => ({
            ...item,
            text: measured(text),
          }))}
          columns="rows"
        />
      </Section>
      <Section id="models" tone="subtle" title={content.table.title} head="ruled">
        <ModelTable
          label={content.table.label}
          models={content.table.models}
          note={content.table.note}
        />
      </Section>
      <Closing
        {...content.closing}
        text={measured(content.closing.text)}
        actions={[{ name: 'Contact Sales', href: '/contact' }, openSelector]}
      />
      <Comparison />
    </LandingPage>
  );
}

/** Pixels per metre of the line-up in the widest window. */
const scale = 200;
