import { company } from './company.ts';

/** A legal text, as a draft until counsel has approved it. */
export interface LegalDocument {
  path: string;
  title: string;
  description: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export const draft = {
  title: 'Draft',
  text: 'This text says what the site does today. It is a draft until counsel has approved it, and no contract.',
};

export const privacy: LegalDocument = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'Which data this site keeps, what for, and how you have it deleted.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'What you send us by a form: name, e-mail address, telephone number, company, your message and the files you add. Comments on articles: name, e-mail address and text. Your e-mail address, when you subscribe to the newsletter and confirm it.',
        'Reading the site takes no account, and no cookie is set.',
      ],
    },
    {
      title: 'What for',
      paragraphs: [
        'Enquiries are used only to respond to you. Of comments, name and text are shown when they have been approved; the e-mail address never is. The newsletter goes to confirmed addresses, and every issue has a link that ends it.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Nobody, unless you ask for it. The map on the contact page is loaded from its provider only after you have agreed; share buttons are plain links until you click them.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask what we keep about you, have it corrected, and have it deleted: ${company.email}.`,
      ],
    },
  ],
};

export const terms: LegalDocument = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description: 'What you may expect from this site, and what it expects from you.',
  sections: [
    {
      title: 'What the site is',
      paragraphs: [
        'Information about machines and services. An offer in the sense of the law is what we send you in writing, and nothing on these pages.',
      ],
    },
    {
      title: 'Figures',
      paragraphs: [
        'Figures are stated with care. Those marked as typical lie between measured ends of a series; those on request depend on your site. What a machine does at your duty point is in its datasheet and its test record.',
      ],
    },
    {
      title: 'What you write',
      paragraphs: [
        'Comments are read before they appear. We leave out what offends, advertises, or has nothing to do with the article. By sending one you allow us to show it under the name you gave.',
      ],
    },
    {
      title: 'What you may take',
      paragraphs: [
        'Datasheets, drawings and articles may be passed on unchanged, with their source. Names and marks stay with their owners.',
      ],
    },
  ],
};

export const cookies: LegalDocument = {
  path: '/cookie-policy',
  title: 'Cookie Policy',
  description:
    'This site sets no cookies. What your browser remembers for you, and how to clear it.',
  sections: [
    {
      title: 'No cookies',
      paragraphs: [
        'This site sets none, neither its own nor others’. There is nothing to accept, so nothing asks you to.',
      ],
    },
    {
      title: 'What your browser remembers',
      paragraphs: [
        'Your choice to pause motion, the articles that you bookmark, and for the length of a visit that the opening has been shown. It stays in your browser and is never sent to us. Clearing the data of this site removes it.',
      ],
    },
    {
      title: 'Other providers',
      paragraphs: [
        'The map on the contact page comes from its provider once you agree to load it, and that provider’s rules then hold inside its frame.',
      ],
    },
  ],
};

export const legalDocuments = [privacy, terms, cookies] as const;
