import { createRoot } from 'react-dom/client';
import type { Report } from '../src/report.ts';
import { App } from './App.tsx';
import './page.css';

const report: Report = JSON.parse(document.getElementById('report')?.textContent ?? '');
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <App report={report} />,
);
