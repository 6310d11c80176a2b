/** Requirements for a file. */
export interface FileRules {
  /** Like the attribute `accept`: extensions (`.pdf`), MIME types (`image/png`) and wildcards (`image/*`). */
  accept: string | undefined;
  /** Maximum size of a file in bytes. */
  maxSize: number;
  maxFiles: number;
}

const refusalReasons = ['wrongType', 'empty', 'tooLarge', 'tooMany'] as const;

/** A rejected file and the reason. */
export interface Refusal {
  name: string;
  reason: (typeof refusalReasons)[number];
}

/** Adds chosen files that comply with the rules, without duplicates. @returns the accepted and the rejected files */
export function admit(there: readonly File[], chosen: readonly File[], rules: FileRules) {
  const files = [...there];
  const refused: Refusal[] = [];
  for (const file of chosen) {
    if (files.some((one) => isSame(one, file))) continue;
    const reason = refusal(file, files.length, rules);
    if (reason) refused.push({ name: file.name, reason });
    else files.push(file);
  }
  return { files, refused };
}

function refusal(file: File, count: number, rules: FileRules): Refusal['reason'] | undefined {
  if (!isAccepted(file, rules.accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxSize) return 'tooLarge';
  return count >= rules.maxFiles ? 'tooMany' : undefined;
}

/** The browser applies `accept` in its dialog, but not to dropped files. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
