import { Badge, Text } from '@brand/ui';
import { statusOf } from '@brand/ui/storybook/status';
import { DocsContext, HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';

const badges = {
  new: <Badge tone="new">New</Badge>,
  stable: 'Stable',
  deprecated: <Badge>Deprecated</Badge>,
};

/** The title of a docs page, with the status of the component and the version that added it. */
export default function PageTitle(props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) {
  const found = statusOf(useContext(DocsContext).componentStories()[0]?.tags ?? []);
  return (
    <>
      <HeaderMdx {...props} as="h1" />
      {found && (
        <Text size="small" tone="muted" className="sb-unstyled">
          {badges[found.status]} since {found.since}
        </Text>
      )}
    </>
  );
}
