export const commonProblems = {
  'invalid-fields': 'Please correct the marked fields.',
  'server-error': 'Something went wrong on our side. Nothing you typed is lost: please try again.',
  unavailable:
    'This could not be saved at the moment. Nothing you typed is lost: please try again in a few seconds.',
  missing: 'Please fill this in.',
  invalid: 'Please correct this.',
  'too-long': 'This can have up to {detail} characters.',
};

/** Words for the fields of a person. */
export const personProblems = {
  name: 'Please enter your name.',
  email: {
    missing: 'Please enter your email address.',
    invalid: 'Please enter a valid email address, like name@example.com.',
  },
};
