import { brandMark } from '@brand/catalogue/brandMark';
import { company } from '@brand/catalogue/company';
import { BrandLink } from '@brand/ui';

/** The company's logo and name. */
export function PublicSiteLink() {
  const mark = (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={brandMark} />
    </svg>
  );
  return (
    <BrandLink
      href="/"
      name={company.name}
      mark={mark}
      aria-label={`${company.name}, the public site`}
    />
  );
}
