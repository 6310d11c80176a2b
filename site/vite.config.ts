import { adminAt, application } from '@brand/delivery/vite';
import { mediaApart } from '@brand/media/vite';
import { defineConfig } from 'vite';

/** Modules that all or nearly all pages load. One chunk for them is 2 KB smaller than two. */
const everyPage =
  /node_modules\/(?:react-dom|react-router)\/|app\/(?:root|shell\/(?:Shell|ErrorPage|StructuredData))\.tsx$|app\/shell\/meta\.ts$|ui\/src\/(?:alert|call-to-action|grid|hero|measure-band)\//;
/** Modules that every form needs, including forms that only navigate to another page. */
const fields = /ui\/src\/(?:error-summary|field|select|submit-button|text-field)\//;
const forms =
  /ui\/src\/(?:checkbox|consent-field|form|progress|text-area)\/|shell\/(?:deliveredForm|honeypot)\.ts$/;

export default defineConfig(
  application({
    plugins: [mediaApart(), adminAt(process.env.ADMIN_URL)],
    assetsDir: 'assets',
    licences: 'licences.txt',
    // One chunk of what many routes share compresses best. Most routes load the service's rules late.
    groups: [
      { name: 'shell', test: everyPage, priority: 3 },
      {
        name: 'shared',
        minShareCount: 16,
        test: /^(?!.*(?:valibot|packages\/service))/,
        priority: 2,
      },
      { name: 'fields', test: fields, priority: 1 },
      { name: 'forms', test: forms },
    ],
  }),
);
