import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.jsx';

export function render() {
  return renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
