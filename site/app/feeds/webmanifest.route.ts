import { company } from '@brand/catalogue/company';

const manifest = {
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  background_color: '#04101b',
  theme_color: '#06192a',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

/** Web app manifest: name, icons and colours on a phone's home screen. */
export function loader() {
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
