'use client';
import { LinkProvider, MotionProvider } from '@brand/ui';
import Link from 'next/link';

function NextLink(props) {
  return <Link {...props} data-router="" />;
}

export function Providers({ children }) {
  return (
    <LinkProvider component={NextLink}>
      <MotionProvider storageKey="motion">{children}</MotionProvider>
    </LinkProvider>
  );
}
