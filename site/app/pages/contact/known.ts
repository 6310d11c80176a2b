import { documentOf, documentsOnRequest } from '../../company/documentsOnRequest.ts';
import { faultCode, faultMessages, faultOf, faultTitle } from '../../company/faultMessages.ts';
import { models } from '../../company/models.ts';
import { readQuote } from '../../selection/quote.ts';

/** Data of the form from the rest of the site: values carried in the address, and options of its lists. */
export function knownAt(query: URLSearchParams) {
  const fault = faultOf(query.get('code'));
  const document = documentOf(query.get('document'));
  return {
    quote: readQuote(query),
    /** Name of the document that is requested. */
    requested: document && documentsOnRequest[document],
    /** Whether the message that is asked about stops the machine. */
    stopped: fault?.effect === 'stop',
    messageCode: fault ? faultCode(fault) : '',
    messages: faultMessages.map((message) => ({
      value: faultCode(message),
      label: faultTitle(message),
    })),
    models: models.map(({ code }) => code),
  };
}

export type Known = ReturnType<typeof knownAt>;
