/** Key in session storage that is set once a visit has shown the splash. */
export const splashKey = 'splash';
