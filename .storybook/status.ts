import manifest from '../packages/ui/package.json' with { type: 'json' };

/** In the first version every component was new, which told nothing. */
const first = '0.1.0';

/**
 * How settled a component is and the version that brought it, by the tags of its stories: that version, and
 * `deprecated` where it is going to be removed. The components of the newest version are new.
 */
export function statusOf(tags: readonly string[], newest: string = manifest.version) {
  const since = tags.find((tag) => /^\d+\.\d+\.\d+$/.test(tag));
  if (!since) return;
  const older = since.localeCompare(newest, 'en', { numeric: true }) < 0;
  if (tags.includes('deprecated')) return { since, status: 'deprecated' } as const;
  return { since, status: older || since === first ? 'stable' : 'new' } as const;
}
