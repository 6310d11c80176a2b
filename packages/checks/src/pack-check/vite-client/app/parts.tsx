import '@brand/ui/styles/faq-accordion';
import '@brand/ui/styles/office-card';
import '@brand/ui/styles/quote-block';
import { createRoot } from 'react-dom/client';
import { Three } from './Three.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Three />);
