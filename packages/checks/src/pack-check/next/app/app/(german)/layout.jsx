import '@brand/ui/styles.css';

export const metadata = { title: 'Musterpumpen', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  );
}
