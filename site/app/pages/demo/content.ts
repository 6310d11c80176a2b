import * as claims from '@brand/catalogue/claims';
import {
  type DocumentKey,
  documentOf,
  documentsOnRequest,
} from '@brand/catalogue/documentsOnRequest';
import { page } from './page.ts';

export const demo = {
  title: 'See a blower run at your duty point.',
  text: `On our test bed or by video, with an engineer to answer your questions. Flow, pressure and power are verified to ${claims.inText(claims.testAccuracy)}.`,
  pointsTitle: 'Your demonstration',
  points: [
    { title: 'Your duty point', text: 'We set flow and pressure to what your process needs.' },
    {
      title: 'Meters you read yourself',
      text: 'Flow, pressure and power, at the machine or on the video.',
    },
    {
      title: `An answer within ${claims.inText(claims.promisedResponse)}`,
      text: 'We propose two dates, and say where, and how long it takes.',
    },
  ],
  interest: 'I Would Like to See',
  interestPlaceholder: 'Choose one',
  interests: ['MAX Series', 'RMX Series', 'EMX Series', 'New Series', 'Control System'],
  message: 'Your Process',
  messageHint: 'Flow, pressure, hours a year, and what the air is for',
};

interface DemoRequest {
  title: string;
  lead: string;
  purpose: string;
  subject: string;
  submit: string;
}

const demonstration: DemoRequest = {
  title: page.title,
  lead: 'Tell us what you use the air for. The more we know, the closer the demonstration comes to your plant. Demonstrations are of blowers: for a compressor, a vacuum pump or a chiller, call us.',
  purpose: 'demo',
  subject: 'Demo request',
  submit: 'Request Demo',
};

const documents: Partial<Record<DocumentKey, Pick<DemoRequest, 'title' | 'lead'>>> = {
  'application-guide': {
    title: 'Request Application Guide',
    lead: 'Tell us what you use the air for. An application engineer sends the guide for your industry, with the figures of your case worked through.',
  },
  'technical-details': {
    title: 'Request Technical Details',
    lead: 'Tell us what you need to know: sections, curves, or answers to a list of your own. An engineer sends them.',
  },
};

/** Subject of the request: the document in the URL, or a demonstration. */
export function requestOf(parameters: URLSearchParams): DemoRequest & { isDemo: boolean } {
  const key = documentOf(parameters.get('document'));
  const request = key && documents[key];
  if (!key || !request) return { ...demonstration, isDemo: true };
  return {
    ...request,
    purpose: key,
    subject: documentsOnRequest[key],
    submit: request.title,
    isDemo: false,
  };
}
