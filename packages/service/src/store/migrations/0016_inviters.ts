import type { Step } from './step.ts';

export const inviters: Step = () => 'alter table invitations add column invited_by text';
