/** Key in session storage under which a visit remembers that it has seen the splash. */
export const splashKey = 'splash';
