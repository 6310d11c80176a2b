import { careersEmail, company } from '@brand/catalogue/company';
import { headquarters, offices } from '@brand/catalogue/offices';

/** A legal text, which is a draft until counsel has approved it. */
interface LegalDocument {
  path: string;
  title: string;
  description: string;
  sections: readonly {
    /** Anchor, if a page links to it. */
    id?: string;
    title: string;
    paragraphs: readonly string[];
    /** A list below the paragraphs. */
    items?: readonly string[];
  }[];
}

export const draft = {
  title: 'Draft',
  text: 'A draft until counsel has approved it, and not a\u00a0contract. Names, addresses and numbers are examples.',
};

/** Days, as the service is set up. */
export const kept = { spamDays: 90, sentMailDays: 90, unconfirmedDays: 30, unsubscribedDays: 90 };

/** In place of facts that only counsel can settle. */
const toCome = 'before this site goes public';

const privacy: LegalDocument = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'Which data this site keeps, why and for how long, and how to have it deleted.',
  sections: [
    {
      title: 'Data that we keep',
      paragraphs: [
        'With a form, you send us your name, email address, phone number, company, message and files. With a comment, you send us your name, email address and text. For the newsletter, you send us your email address, and confirm it.',
        'You need no account to read the site, and it sets no cookie. The server log records the time and path of each request, without your search words and without the last part of your network address.',
      ],
    },
    {
      title: 'Purpose',
      paragraphs: [
        'We use an enquiry only to respond to you. When a comment has been approved, its name and text are public; its email address never is. The newsletter goes to confirmed addresses only, and every issue has a link to unsubscribe.',
      ],
    },
    {
      title: 'How long we keep data',
      paragraphs: [
        'Enquiries with our replies, and published comments, stay until we delete them, or you ask us to. These are deleted automatically:',
      ],
      items: [
        `messages and comments marked as spam, after ${kept.spamDays} days`,
        `emails that we have sent, except replies to enquiries, after ${kept.sentMailDays} days`,
        `newsletter addresses that are not confirmed, after ${kept.unconfirmedDays} days`,
        `newsletter addresses that are unsubscribed, after ${kept.unsubscribedDays} days`,
      ],
    },
    {
      id: 'applications',
      title: 'Applications',
      paragraphs: [
        `Applications go to ${careersEmail}. Only the people who decide on them read them, and use them for nothing else. They stay in that mailbox, not in the database of this site.`,
        'We delete each application six months after our answer. If you want to be considered again later, say so, and we keep it for two years. You can have it deleted at any time.',
      ],
    },
    {
      title: 'Others who see your data',
      paragraphs: [
        'Outside the company, only the providers that run this site and its mail for us see your data. To stop abuse, the server counts requests by network address. The map on the contact page comes from OpenStreetMap, and loads only after you agree. Share buttons are links: they send nothing until you click them.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `The publisher named in the imprint is responsible for your data. Write to ${company.email} to learn what we keep about you, to have it corrected or deleted, or to object to its use.`,
      ],
    },
    {
      title: 'To be added',
      paragraphs: [
        `The legal basis of each use, the authority to which you can complain, the names of the providers, and how long we keep enquiries, will be given here ${toCome}.`,
      ],
    },
  ],
};

const terms: LegalDocument = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'The terms for using this site: its figures, your comments, and reuse of its content.',
  sections: [
    {
      title: 'Purpose of the site',
      paragraphs: [
        'This site describes our machines and services. It is not a binding offer; only a quote that we send you in writing is. Machines and services are sold under the terms of our quote, not under these.',
      ],
    },
    {
      title: 'Figures',
      paragraphs: [
        'Figures marked as typical lie between the ends of a series. Where a figure is given on request, the quote gives it for your site. The test record of a machine shows its performance at your duty point. Pictures of machines are renderings.',
      ],
    },
    {
      title: 'Comments',
      paragraphs: [
        'Comments are read before they appear. We leave out anything offensive, promotional or off topic. By sending a comment you allow us to show it under the name you gave.',
      ],
    },
    {
      title: 'Reuse',
      paragraphs: [
        'Datasheets, drawings and articles may be passed on unchanged, with their source named.',
      ],
    },
    {
      title: 'Law and liability',
      paragraphs: [
        `The governing law, and our liability for the content of this site, will be given here ${toCome}. Until then, plan with the figures of your quote.`,
      ],
    },
  ],
};

const cookies: LegalDocument = {
  path: '/cookie-policy',
  title: 'Cookie Policy',
  description:
    'This site sets no cookies; the street map can. Your browser remembers some choices for you; here is how to clear them.',
  sections: [
    {
      title: 'No cookies',
      paragraphs: [
        'This site sets no cookies, so no banner asks you to accept any. One thing on it can: the street map on the contact page. It loads only when you ask for it, and OpenStreetMap may then set its own cookies.',
      ],
    },
    {
      title: 'Stored in your browser',
      paragraphs: [
        'Until you clear it, your browser remembers your choice to pause motion, your units, the articles you bookmark and the models you compare.',
        'Until you close the tab, it also remembers that the opening animation has been shown, and which page you were opening.',
        'All of it stays in your browser; only your units are sent to us, with a request for a quote. To remove it, clear the data of this site in the settings of your browser.',
      ],
    },
    {
      title: 'Other providers',
      paragraphs: [
        'Once you load the street map on the contact page, OpenStreetMap sees your network address, and its own privacy rules apply.',
      ],
    },
  ],
};

const german = offices.filter(({ countryCode }) => countryCode === 'DE');

const imprint: LegalDocument = {
  path: '/imprint',
  title: 'Imprint',
  description: 'The publisher of this site, and how to reach it.',
  sections: [
    {
      title: 'Publisher',
      paragraphs: [
        company.name,
        ...[headquarters, ...german].map(
          (office) =>
            `${office === headquarters ? 'Headquarters' : `Office in ${office.country}`}: ${office.address}, ${office.city}, ${office.country}`,
        ),
      ],
    },
    { title: 'Contact', paragraphs: [`Telephone: ${company.phone}`, `Email: ${company.email}`] },
    {
      title: 'Representative, register and tax',
      paragraphs: [
        `The representative, the commercial register and the VAT number will be given here ${toCome}. For a supplier check, ask for them: ${company.email}.`,
      ],
    },
    {
      title: 'Responsible for the content',
      paragraphs: [`${company.name}, at its headquarters.`],
    },
    {
      title: 'Disputes',
      paragraphs: [
        'We do not take part in dispute resolution before a consumer arbitration board, and are not obliged to.',
      ],
    },
  ],
};

export const legalDocuments = [privacy, terms, cookies, imprint] as const;
