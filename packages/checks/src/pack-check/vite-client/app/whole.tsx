import '@brand/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Three } from './Three.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Three />);
