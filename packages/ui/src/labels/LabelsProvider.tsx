'use client';
import type { ReactNode } from 'react';
import { LabelsContext } from '../internal/labels.ts';
import type { PartialLabels } from './Labels.ts';

export interface LabelsProviderProps {
  /** A complete set such as `de` from `@brand/ui/labels/de`, or some texts by component. */
  labels: PartialLabels;
  /** The application. */
  children: ReactNode;
}

/** Sets the built-in texts below it, and the locale. `labels` of a component take precedence. Renders no element. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
