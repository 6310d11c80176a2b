import { encodeQR } from 'qr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** QR code, dark on white in every theme, with the quiet zone that scanners need. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#04101b" d={dark.join('')} />
    </svg>
  );
}
