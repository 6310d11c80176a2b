import { ButtonLink, CallToAction } from '@brand/ui';
import { blog } from './content.ts';

/** Call to action at the end of the blog's pages. */
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
