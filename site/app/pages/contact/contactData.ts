import { documentOf, documentsOnRequest } from '@brand/catalogue/documentsOnRequest';
import { faultCode, faultMessages, faultOf, faultTitle } from '@brand/catalogue/faultMessages';
import { models } from '@brand/catalogue/models';
import { officeOffsets } from '@brand/catalogue/officeOffsets';
import { readQuote, unreadDuty } from '@brand/catalogue/selection/quote';

/** Values of the form from the URL, its options from the rest of the site, and the clocks of the offices. */
export function contactData(query: URLSearchParams) {
  const fault = faultOf(query.get('code'));
  const document = documentOf(query.get('document'));
  return {
    quote: readQuote(query),
    unreadDuty: unreadDuty(query),
    /** Name of the requested document. */
    requested: document && documentsOnRequest[document],
    /** Whether the reported fault stops the machine. */
    stopped: fault?.effect === 'stop',
    messageCode: fault ? faultCode(fault) : '',
    messages: faultMessages.map((message) => ({
      value: faultCode(message),
      label: faultTitle(message),
    })),
    models: models.map(({ code }) => code),
    offsets: officeOffsets(new Date()),
  };
}

export type ContactData = ReturnType<typeof contactData>;
