import { company } from '@brand/catalogue/company';
import {
  ButtonLink,
  Grid,
  Heading,
  Link,
  Picture,
  Section,
  SectionHead,
  Stack,
  Text,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { measured } from '../../shell/measured.tsx';
import { pictureOf } from '../../shell/pictures.ts';
import { press } from './content.ts';

/** Ground of the printed pictures. */
const paper = '#ffffff';

/** What a report about the company needs. */
export function Press() {
  const { contact } = press;
  return (
    <Section id="press" tone="subtle" aria-labelledby="press-title">
      <SectionHead headingId="press-title" title={press.title} lead={press.lead}>
        <Stack direction="inline" screenOnly>
          <ButtonLink href={press.kit.href} download>
            {press.kit.name}
          </ButtonLink>
        </Stack>
      </SectionHead>
      <Stack gap="xxl">
        <Stack gap="l">
          <Heading level={3}>{press.picturesTitle}</Heading>
          <Grid as="ul" columns="four">
            {press.pictures.map(({ href, caption, image, note }) => (
              <li key={href}>
                <Stack gap="s">
                  <Picture
                    {...pictureOf(image)}
                    color={paper}
                    sizes="(width >= 64rem) 25vw, (width >= 40rem) 50vw, 100vw"
                  />
                  <Text size="small">{caption}</Text>
                  <Link href={href} tone="standalone" download>
                    {measured(note)}
                  </Link>
                </Stack>
              </li>
            ))}
          </Grid>
        </Stack>
        <Aside title={press.logoTitle}>
          <Grid as="ul" columns="two">
            {press.logos.map(({ name, image, links }) => (
              <li key={name}>
                <Stack gap="s">
                  <Picture {...image} alt={`${company.name}: mark and name in one line`} />
                  <Stack direction="inline" gap="m">
                    <Text size="small">{name}</Text>
                    {links.map((link) => (
                      <Link key={link.href} href={link.href} tone="standalone" download>
                        {link.name}
                      </Link>
                    ))}
                  </Stack>
                </Stack>
              </li>
            ))}
          </Grid>
        </Aside>
        {press.texts.map(({ title, text }) => (
          <Aside key={title} title={title}>
            <Text>{text}</Text>
          </Aside>
        ))}
        <Aside title={contact.title} text={contact.text}>
          <Stack direction="inline" gap="l">
            {contact.links.map(({ name, href }) => (
              <Link key={href} href={href} tone="standalone">
                {name}
              </Link>
            ))}
          </Stack>
        </Aside>
      </Stack>
    </Section>
  );
}
