'use client';

/** The year of the visit, also on a page that was built in the year before. */
export function CurrentYear() {
  const year = new Date().getFullYear();
  return (
    <span
      // React keeps the text of the server where the two differ, so the year is written by hand.
      ref={(element) => {
        if (element) element.textContent = String(year);
      }}
      suppressHydrationWarning
    >
      {year}
    </span>
  );
}
