import '@brand/ui/styles/faq-accordion';
import '@brand/ui/styles/office-card';
import '@brand/ui/styles/quote-block';

export { Three as default } from '../../Three.jsx';
