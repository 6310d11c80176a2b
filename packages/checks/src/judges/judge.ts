import type { Findings } from '../attack/report.ts';

/** A validator that others wrote. */
export interface Judge {
  name: string;
  checked: string;
  /** Adds what it finds, and counts in `rounds` what it has judged. */
  run(findings: Findings): Promise<void>;
}
