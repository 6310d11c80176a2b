/** Leaves out Vite's warning about an option that React Router sets, which only React Router can replace. */
const warn = console.warn;
console.warn = (message, ...more) => {
  if (!String(message).includes('`envFile` option is deprecated')) warn(message, ...more);
};
