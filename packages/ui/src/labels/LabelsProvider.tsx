'use client';
import type { ReactNode } from 'react';
import { LabelsContext } from '../internal/labels.ts';
import type { PartialLabels } from './Labels.ts';

export interface LabelsProviderProps {
  /** A complete set such as `de` of `@brand/ui/labels/de`, or some words by their component. */
  labels: PartialLabels;
  /** The application. */
  children: ReactNode;
}

/**
 * Sets the words of every component below it, and the language in which they write dates and numbers. The `labels` of a
 * component take precedence. Renders no element.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
