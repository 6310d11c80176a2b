import '@brand/ui/styles.css';
import { Providers } from './Providers.jsx';

export const metadata = { title: 'Fresh', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
