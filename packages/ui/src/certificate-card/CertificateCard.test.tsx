import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CertificateCard } from './index.ts';

describe('CertificateCard', () => conformance(<CertificateCard name="ISO 9001" />));

test('its link names the certificate, and is absent without an address', async () => {
  const screen = await render(<CertificateCard name="ISO 9001" href="/iso.pdf" />);
  const link = screen.getByRole('link', { name: 'View certificate ISO 9001' });
  await expect.element(link).toHaveAttribute('href', '/iso.pdf');
  await screen.rerender(<CertificateCard name="ISO 9001" />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
