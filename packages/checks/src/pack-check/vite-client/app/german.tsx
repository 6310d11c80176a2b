import '@brand/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { HomePage } from './HomePage.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<HomePage />);
