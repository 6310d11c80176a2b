'use client';

/** Renders the current year, even on a page that was built in a previous year. */
export function CurrentYear() {
  const year = new Date().getFullYear();
  return (
    <span
      // If server and client differ, hydration keeps the server's text, so the DOM is updated directly.
      ref={(element) => {
        if (element) element.textContent = String(year);
      }}
      suppressHydrationWarning
    >
      {year}
    </span>
  );
}
