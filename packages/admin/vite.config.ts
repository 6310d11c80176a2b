import { application } from '@brand/delivery/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  application({
    include: ['qr', 'react-dom/client', 'react-router/dom'],
    // Beside `/assets`, the files of the public site at the same origin.
    assetsDir: 'admin-assets',
    licences: 'admin-assets/licences.txt',
    groups: [
      {
        name: 'shell',
        test: /node_modules\/(?:react-dom|react-router)\/|src\/root\.tsx$/,
        priority: 1,
      },
      { name: 'shared', minShareCount: 4 },
    ],
  }),
);
