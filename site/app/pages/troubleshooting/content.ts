import * as claims from '@brand/catalogue/claims';
import { company, hotlineHref, serviceRequestHref } from '@brand/catalogue/company';

export const hero = {
  title: 'Find the fault and the first checks.',
  text: 'By the message on the screen, or by what the machine does. Most stops have a cause outside the machine. Keep the inverter doors shut.',
};

export const messages = {
  title: 'The message on the screen',
  lead: 'Type its code or a word of it. Reset once, not three times: every restart pushes the first message, the one that matters, further down the list.',
  search: 'Search the messages',
  placeholder: 'E07, pressure, filter…',
  all: 'Show all messages',
  none: (query: string) => `No message with "${query}"`,
  hint: 'Check the code on the screen, or look below by what you see.',
  checks: 'Check first, in this order',
  stop: 'When to stop',
  call: 'When to call',
  request: 'Request service for',
  count: (shown: number, all: number) => `${shown} of ${all} messages`,
};

export const words = { challenge: 'Symptom', solution: 'What to check first' };

export const symptoms = {
  title: 'Symptoms without a message',
  lead: 'By what you see, hear or feel.',
};

export { symptoms as groups } from '@brand/catalogue/symptoms';

export const closing = {
  title: 'Not on this page?',
  text: `Call with the serial number and the message: ${claims.inText(claims.firstCallResolution)} of cases are solved on the first call.`,
  actions: [
    { name: `Call Support ${company.hotline}`, href: hotlineHref },
    { name: 'Request service', href: serviceRequestHref },
  ],
};
