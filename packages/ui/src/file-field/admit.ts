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
    const isKnown = refused.some((one) => one.name === file.name && one.reason === reason);
    if (!reason) files.push(file);
    else if (!isKnown) refused.push({ name: file.name, reason });
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
  const entries = accept
    ?.toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (!entries?.length) return true;
  return entries.some((wanted) => {
    if (wanted === '*/*' || wanted === '*') return true;
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
