/** A file with the given size in bytes. Its extension determines its type. */
export function file(name: string, size = 1024): File {
  const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', mp4: 'video/mp4' };
  const type = types[name.split('.').at(-1) ?? ''] ?? '';
  return new File([new Uint8Array(size)], name, { type, lastModified: 0 });
}

/** Selects files like the browser's dialog: they replace the previous selection. */
export function choose(input: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
