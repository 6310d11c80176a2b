import { brandMark } from '@brand/catalogue/brandMark';

interface BrandMarkProps {
  /** @default the text colour */
  color?: string;
}

export function BrandMark({ color = 'currentColor' }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 24 24" fill={color} aria-hidden="true">
      <path d={brandMark} />
    </svg>
  );
}
