import { CertificateCard, Grid, Heading, Section, Stack } from '@brand/ui';
import { documentHref } from '../../company/documentsOnRequest.ts';
import * as media from '../../company/media.generated.ts';
import { pictureOf } from '../../shell/pictures.ts';
import { certifications } from './content.ts';

const plates = {
  iso9001: media.certificateIso9001,
  iso14001: media.certificateIso14001,
  asmePtc13: media.certificateAsmePtc13,
  iso5389: media.certificateIso5389,
  ce: media.certificateCe,
  'patent-bearing': media.patentBearing,
  'patent-impeller': media.patentImpeller,
  'patent-package': media.patentPackage,
};

/** Certificates and patents, each with a link to request the document. */
export function Certificates() {
  const { title, lead, request, items, patentsTitle, patents } = certifications;
  return (
    <Section id="certifications" title={title} lead={lead}>
      <Stack gap="xl">
        <Grid as="ul" columns="five">
          {items.map(({ id, ...certificate }) => (
            <CertificateCard
              key={id}
              as="li"
              {...certificate}
              image={pictureOf(plates[id])}
              href={documentHref(id)}
              labels={{ link: request }}
            />
          ))}
        </Grid>
        <Heading level={3} id="patents">
          {patentsTitle}
        </Heading>
        <Grid as="ul" columns="three" aria-labelledby="patents">
          {patents.map(({ id, ...patent }) => (
            <CertificateCard
              key={id}
              as="li"
              headingLevel={4}
              {...patent}
              image={pictureOf(plates[id])}
              href={documentHref(id)}
              labels={{ link: request }}
            />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
