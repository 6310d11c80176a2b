import { documentHref } from '@brand/catalogue/documentsOnRequest';
import * as media from '@brand/media';
import {
  CertificateCard,
  type CertificateCardProps,
  Grid,
  Heading,
  Section,
  Stack,
} from '@brand/ui';
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
  const { title, lead, items, patentsTitle, patents } = certifications;
  return (
    <Section id="certifications" title={title} lead={lead} head="stack">
      <Stack gap="xl">
        <Grid as="ul" columns="five">
          {items.map((item) => (
            <Certificate key={item.id} {...item} />
          ))}
        </Grid>
        <Heading level={3} id="patents">
          {patentsTitle}
        </Heading>
        <Grid as="ul" columns="three" aria-labelledby="patents">
          {patents.map((patent) => (
            <Certificate key={patent.id} {...patent} headingLevel={4} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

interface CertificateProps
  extends Pick<CertificateCardProps, 'category' | 'title' | 'text' | 'headingLevel'> {
  id: keyof typeof plates;
}

function Certificate({ id, ...props }: CertificateProps) {
  return (
    <CertificateCard
      as="li"
      {...props}
      image={pictureOf(plates[id])}
      href={documentHref(id)}
      labels={{ link: certifications.request }}
    />
  );
}
