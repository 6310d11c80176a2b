interface BrandMarkProps {
  /** @default the text colour */
  color?: string;
}

/** The company's logo: a foil and two air films above it, in tenths of a unit, because every page begins with it. */
export function BrandMark({ color = 'currentColor' }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 24 24" fill={color} aria-hidden="true">
      <path d="M1.5 19.5H22.5v3H1.5zM1.5 12.3C2.7 11.9 3.8 11.5 5 11.3C6.2 11.1 7.3 11.1 8.5 11.3C9.7 11.5 10.8 11.9 12 12.3C13.2 12.8 14.3 13.3 15.5 13.5C16.7 13.8 17.8 13.8 19 13.5C20.2 13.3 21.3 12.8 22.5 12.3V15.6C21.3 16 20.2 16.4 19 16.6C17.8 16.8 16.7 16.8 15.5 16.6C14.3 16.4 13.2 16 12 15.6C10.8 15.1 9.7 14.6 8.5 14.4C7.3 14.1 6.2 14.1 5 14.4C3.8 14.6 2.7 15.1 1.5 15.6zM1.5 4.3C2.7 3.4 3.8 2.7 5 2.4C6.2 2 7.3 2 8.5 2.4C9.7 2.7 10.8 3.4 12 4.3C13.2 5.2 14.3 6.2 15.5 6.8C16.7 7.4 17.8 7.4 19 6.8C20.2 6.2 21.3 5.2 22.5 4.3V8.1C21.3 9 20.2 9.7 19 10C17.8 10.4 16.7 10.4 15.5 10C14.3 9.7 13.2 9 12 8.1C10.8 7.2 9.7 6.2 8.5 5.6C7.3 5 6.2 5 5 5.6C3.8 6.2 2.7 7.2 1.5 8.1z" />
    </svg>
  );
}
