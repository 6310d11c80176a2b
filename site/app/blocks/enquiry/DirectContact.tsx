import { company, emailHref, hotlineHref, phoneHref } from '@brand/catalogue/company';
import { Link, SidebarSection, Stack, Text } from '@brand/ui';
import { direct } from './content.ts';

/** Ways to reach the company without a form. */
export function DirectContact() {
  return (
    <aside>
      <SidebarSection title={direct.title} headingLevel={3}>
        <Stack gap="m">
          <Text size="small" tone="muted">
            {direct.text}
          </Text>
          <Stack as="ul" gap="xs">
            <li>
              <Link href={phoneHref} tone="standalone">
                {company.phone}
              </Link>
            </li>
            <li>
              <Link href={emailHref} tone="standalone">
                {company.email}
              </Link>
            </li>
            <li>
              <Text as="span" size="small" tone="muted">
                {direct.hotline}
              </Text>{' '}
              <Link href={hotlineHref} tone="standalone">
                {company.hotline}
              </Link>
            </li>
          </Stack>
        </Stack>
      </SidebarSection>
    </aside>
  );
}
