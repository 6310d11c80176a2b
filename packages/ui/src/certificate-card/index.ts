export * from './CertificateCard.tsx';
