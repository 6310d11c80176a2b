import { Link, Text } from '@brand/ui';
import { company, hotlineHref } from '../company/company.ts';
import { hotline } from './navigation.ts';

/** The number for a machine that is down, where a visitor may be lost. */
export function Hotline() {
  return (
    <Text size="small">
      {hotline.question} <Link href={hotlineHref}>{`${hotline.name} ${company.hotline}`}</Link>
    </Text>
  );
}
