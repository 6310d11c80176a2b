import { documentOf, documentsOnRequest } from '@brand/catalogue/documentsOnRequest';
import { faultCode, faultMessages, faultOf, faultTitle } from '@brand/catalogue/faultMessages';
import { models } from '@brand/catalogue/models';
import { officeOffsets } from '@brand/catalogue/officeOffsets';
import { products } from '@brand/catalogue/products';
import { type Quote, readQuote, unreadDuty } from '@brand/catalogue/selection/quote';
import { needed } from '../product/content.ts';
import { quoteRequest } from './content.ts';

/** Values of the form from the URL, its options from the rest of the site, and the clocks of the offices. */
export function contactData(query: URLSearchParams) {
  const fault = faultOf(query.get('code'));
  const document = documentOf(query.get('document'));
  const quote = readQuote(query);
  return {
    quote,
    /** What the visitor is asked to add to the message. */
    prompts: quote ? promptsOf(quote) : [],
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

/** Data that the quote requires, if the selection is only of machines. */
function promptsOf({ products: chosen, facts }: Quote): readonly string[] {
  if (facts.some(({ name }) => name !== 'Units')) return [];
  const product = products.find(({ title }) => chosen.includes(title));
  return (product && needed[product.id]) ?? quoteRequest.prompts;
}

export type ContactData = ReturnType<typeof contactData>;
