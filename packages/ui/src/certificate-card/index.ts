export {
  CertificateCard,
  type CertificateCardProps,
  certificateCardElements,
} from './CertificateCard.tsx';
