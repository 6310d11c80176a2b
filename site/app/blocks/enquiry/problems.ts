/** Words for the problems that the service names in messages and their files. */
export const problems = {
  'rate-limited': 'Too many messages from your network. Please try again later.',
  'file-type': '{detail}: Only PNG, JPG and PDF files can be attached.',
  'file-empty': '{detail}: This file is empty.',
  'file-size': '{detail}: Each file can have up to 10 MB.',
  'too-large': 'Each file can have up to 10 MB.',
  'file-count': 'Up to 5 files can be attached.',
};
