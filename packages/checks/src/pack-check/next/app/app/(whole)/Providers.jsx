'use client';
import { LinkProvider, MotionProvider } from '@brand/ui';
import Link from 'next/link';

export function Providers({ children }) {
  return (
    <LinkProvider component={Link}>
      <MotionProvider storageKey="motion">{children}</MotionProvider>
    </LinkProvider>
  );
}
