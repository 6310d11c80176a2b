import * as claims from '@brand/catalogue/claims';
import { company, privacyHref, termsHref } from '@brand/catalogue/company';
import { responseLevels, severityNames } from '@brand/catalogue/responseLevels';
import { personProblems } from '@brand/service/client';
import { ENQUIRY_LIMITS } from '@brand/service/contract';

/** Ways to reach the company without a form. */
export const direct = {
  title: 'Prefer to talk?',
  text: 'Sales answers during office hours, the hotline at any hour.',
  hotline: 'Emergency Hotline',
};

/** Labels and hints of the forms. */
export const fields = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  companyOfPartner: 'Not required: leave it empty if you apply on your own behalf.',
  subject: 'Subject',
  message: 'Message',
  productModel: 'Product Model',
  productModelHint: 'For example RMX50-C060',
  severity: 'Severity',
  severities: severityNames,
  answeredWithin: 'first answer within',
  serialNumber: 'Serial Number',
  serialNumberHint: 'On the nameplate',
  messageCode: 'Message on the Screen',
  messageCodePlaceholder: 'None or other',
  issue: 'Describe Your Issue',
  files: 'Supporting Files',
  filesHint: `PNG, JPG, PDF up to 10MB, multiple files (up to ${ENQUIRY_LIMITS.files})`,
  interest: 'Partnership Interest',
  interestPlaceholder: 'Choose one',
  interests: {
    distributor: 'Distributor',
    reseller: 'Reseller',
    oem: 'OEM',
    technology: 'Technology',
  },
  experience: 'Relevant Experience',
  region: 'Target Region',
  plan: 'Support Plan',
  planPlaceholder: 'No plan chosen',
  consent: 'I agree to the {privacy} and {terms}',
  consentDocuments: {
    privacy: { name: 'Privacy Policy', href: privacyHref },
    terms: { name: 'Terms of Service', href: termsHref },
  },
  consentNote: 'Your information is used only to respond to you.',
  submitting: 'Sending…',
};

/** Errors of the fields, before and after the form is sent. */
export const mistakes = {
  ...personProblems,
  subject: 'Please enter a subject.',
  message: 'Please enter your message.',
  issue: 'Please describe your issue.',
  interest: 'Please choose the kind of partnership.',
  consent: 'Please agree to the Privacy Policy and Terms of Service.',
};

/** Shown once a message has arrived. */
export const confirmation = {
  title: 'Thank You',
  /** Promises a response time, by severity if the support request states one. */
  text: (severity?: string) => {
    const level = responseLevels.find((each) => each.severity === severity);
    const time = level?.time ?? claims.inText(claims.promisedResponse);
    return `Your message has arrived. We will answer within ${time}.`;
  },
  /** For suspected spam: promises no response time. */
  held: `Your message has arrived. Our spam filter has marked it, so a person reads it first. If it is urgent, please call ${company.phone}.`,
  heldWithoutFiles: `Your message has arrived without its files. Our spam filter has marked it, so a person reads it first. If it is urgent, please call ${company.phone}.`,
  reference: 'Your reference is',
  /** Before their names. */
  files: 'These files have arrived:',
};
