import { company, hotlineHref } from '@brand/catalogue/company';
import { Link, Text } from '@brand/ui';
import { hotline } from './navigation.ts';

/** The hotline for machines that are down, for pages where visitors may need help. */
export function Hotline() {
  return (
    <Text size="small">
      {hotline.question} <Link href={hotlineHref}>{`${hotline.name} ${company.hotline}`}</Link>
    </Text>
  );
}
