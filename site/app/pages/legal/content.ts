import { company } from '@brand/catalogue/company';

/** A legal text, which is a draft until counsel has approved it. */
interface LegalDocument {
  path: string;
  title: string;
  description: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export const draft = {
  title: 'Draft',
  text: 'This text describes what the site does today. It is a draft until counsel has approved it, and not a\u00a0contract.',
};

const privacy: LegalDocument = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'What data this site keeps, why, and how to have it deleted.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'What you send us through a form: name, email address, phone number, company, your message and any files you attach. Comments on articles: name, email address and text. Your email address, when you subscribe to the newsletter and confirm it.',
        'You need no account to read the site, and no cookie is set.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'Enquiries are used only to respond to you. The name and text of a comment are shown once it has been approved; the email address never is. The newsletter goes to confirmed addresses only, and every issue has a link to unsubscribe.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Nobody, unless you ask for it. The map on the contact page loads from its provider only after you agree; share buttons are plain links until you click them.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You can ask what we keep about you, and have it corrected or deleted: ${company.email}.`,
      ],
    },
  ],
};

const terms: LegalDocument = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description: 'What you may expect from this site, and what it expects from you.',
  sections: [
    {
      title: 'What the site is',
      paragraphs: [
        'Information about machines and services. Nothing on these pages is a legally binding offer; only what we send you in writing is.',
      ],
    },
    {
      title: 'Figures',
      paragraphs: [
        'Figures are stated with care. Those marked as typical lie between the measured ends of a series; those given on request depend on your site. What a machine does at your duty point is in its datasheet and its test record.',
      ],
    },
    {
      title: 'What you write',
      paragraphs: [
        'Comments are read before they appear. We leave out anything offensive, promotional or off topic. By sending a comment you allow us to show it under the name you gave.',
      ],
    },
    {
      title: 'What you may reuse',
      paragraphs: [
        'Datasheets, drawings and articles may be passed on unchanged, with their source named. Names and trademarks belong to their owners.',
      ],
    },
  ],
};

const cookies: LegalDocument = {
  path: '/cookie-policy',
  title: 'Cookie Policy',
  description:
    'This site sets no cookies. What your browser remembers for you, and how to clear it.',
  sections: [
    {
      title: 'No cookies',
      paragraphs: [
        'This site sets none, neither its own nor anyone else’s. There is nothing to accept, so nothing asks you to.',
      ],
    },
    {
      title: 'What your browser remembers',
      paragraphs: [
        'Your choice to pause motion, the articles you bookmark and, for the length of a visit, that the opening animation has been shown. It all stays in your browser and is never sent to us. Clearing this site’s data removes it.',
      ],
    },
    {
      title: 'Other providers',
      paragraphs: [
        'The map on the contact page comes from its provider once you agree to load it, and that provider’s rules then apply inside its frame.',
      ],
    },
  ],
};

export const legalDocuments = [privacy, terms, cookies] as const;
