import '@brand/ui/styles.css';
import { Button } from '@brand/ui';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button>Contact</Button>);
