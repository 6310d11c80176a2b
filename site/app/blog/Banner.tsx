import { ButtonLink, CallToAction } from '@brand/ui';
import { blog } from './content.ts';

/** Last part of the blog's pages: the way to an engineer and to the machines. */
export function Banner() {
  return (
    <CallToAction
      title={blog.banner.title}
      text={blog.banner.text}
      actions={
        <>
          <ButtonLink href="/contact">Contact Us</ButtonLink>
          <ButtonLink href="/products" tone="quiet">
            Explore Products
          </ButtonLink>
        </>
      }
    />
  );
}
