import '@brand/ui/styles.css';
import '../globals.css';

export const metadata = { title: 'Fresh', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
