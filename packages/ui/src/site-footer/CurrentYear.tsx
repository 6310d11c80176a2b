'use client';

/** The current year, even on a page that was built in a previous year. */
export function CurrentYear() {
  const year = new Date().getFullYear();
  return (
    <span
      // React keeps the server's text if the two differ, so the year is set in the DOM.
      ref={(element) => {
        if (element) element.textContent = String(year);
      }}
      suppressHydrationWarning
    >
      {year}
    </span>
  );
}
