import { company } from '@brand/catalogue/company';

/** Words for the problems that the service names in messages and their files. */
export const problems = {
  'rate-limited': `Too many messages from your network. Nothing you typed is lost: please try again in ten minutes, or call ${company.phone}.`,
  'file-type': '{detail}: Only PNG, JPG and PDF files can be attached.',
  'file-empty': '{detail}: This file is empty. Please choose another one.',
  'file-size': '{detail}: Each file can have up to 10 MB. Please choose a smaller one.',
  'too-large': 'Each file can have up to 10 MB. Please choose smaller ones.',
  'file-room':
    'We cannot take files at the moment. Please send your message without them, or try again tomorrow.',
  'file-count': 'Up to 5 files can be attached. Please remove the others.',
};
