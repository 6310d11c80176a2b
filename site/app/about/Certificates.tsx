import { CertificateCard, Grid, Section, SectionHead } from '@brand/ui';
import { certifications } from '../content/about.ts';
import * as media from '../content/media.generated.ts';
import { pictureOf } from '../shell/pictures.ts';

const plates = {
  iso9001: media.certificateIso9001,
  iso14001: media.certificateIso14001,
  asmePtc13: media.certificateAsmePtc13,
  iso5389: media.certificateIso5389,
  ce: media.certificateCe,
  bearing: media.patentBearing,
  impeller: media.patentImpeller,
  package: media.patentPackage,
};

/** Certificates and patents with their plates. */
export function Certificates() {
  const { title, lead, items } = certifications;
  return (
    <Section id="certifications" aria-labelledby="certifications-title">
      <SectionHead headingId="certifications-title" title={title} lead={lead} />
      <Grid as="ul" columns="four">
        {items.map(({ id, ...certificate }) => (
          <CertificateCard key={id} as="li" {...certificate} image={pictureOf(plates[id])} />
        ))}
      </Grid>
    </Section>
  );
}
