import '../globals.css';
import '@brand/ui/styles.css';

export const metadata = { title: 'Fresh', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
