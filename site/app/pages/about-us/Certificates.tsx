import { documentHref } from '@brand/catalogue/documentsOnRequest';
import * as media from '@brand/media';
import { CertificateCard, FeatureGrid, Grid, Heading, Section, Stack } from '@brand/ui';
import { pictureOf } from '../../shell/pictures.ts';
import { certifications } from './content.ts';

const plates = {
  'patent-bearing': media.patentBearing,
  'patent-impeller': media.patentImpeller,
  'patent-package': media.patentPackage,
};

/** Certificates and patents, each with a link to request the document. */
export function Certificates() {
  const { title, lead, items, patentsTitle, patents } = certifications;
  return (
    <Section id="certifications" title={title} lead={lead} head="stack">
      <Stack gap="xxl">
        <FeatureGrid
          columns="rows"
          items={items.map(({ id, category, title, text }) => ({
            title,
            text: (
              <>
                <strong>{category}</strong>
                <br />
                {text}
              </>
            ),
            link: { name: certifications.request, href: documentHref(id) },
          }))}
        />
        <Heading level={3} id="patents">
          {patentsTitle}
        </Heading>
        <Grid as="ul" columns="three" aria-labelledby="patents">
          {patents.map(({ id, ...patent }) => (
            <CertificateCard
              key={id}
              as="li"
              {...patent}
              headingLevel={4}
              image={pictureOf(plates[id])}
              href={documentHref(id)}
              labels={{ link: certifications.request }}
            />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
