import '@brand/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.jsx';

hydrateRoot(
  document.getElementById('root'),
  <StrictMode>
    <Page />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
