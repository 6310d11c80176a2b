import { Button } from '@brand/ui';
import { FaqAccordion } from '@brand/ui/faq-accordion';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const items = [{ id: 'one', question: 'How far down?', answer: 'To 40 % of its flow.' }];
process.stdout.write(renderToString(createElement(FaqAccordion, { items, headingLevel: 2 })));
process.stdout.write(renderToString(createElement(Button, { tone: 'quiet' }, 'Contact')));
