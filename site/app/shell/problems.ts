/** Words for the problems that the service names, of forms and of fields. */
export const problems = {
  'invalid-fields': 'Please correct the marked fields.',
  'rate-limited': 'Too many messages from your network. Please try again later.',
  'server-error': 'Something went wrong on our side. Please try again.',
  unavailable: 'This could not be saved at the moment. Please try again in a few seconds.',
  missing: 'Please fill this in.',
  invalid: 'Please enter a valid email address, like name@example.com.',
  'too-long': 'This can have up to {detail} characters.',
  'file-type': '{detail}: Only PNG, JPG and PDF files can be attached.',
  'file-empty': '{detail}: This file is empty.',
  'file-size': '{detail}: Each file can have up to 10 MB.',
  'too-large': 'Each file can have up to 10 MB.',
  'file-count': 'Up to 5 files can be attached.',
};

/** Words for the fields of a person, where every form asks for them. */
export const personProblems = {
  name: 'Please enter your name.',
  email: {
    missing: 'Please enter your email address.',
    invalid: 'Please enter a valid email address, like name@example.com.',
  },
};
