import manifest from '../package.json' with { type: 'json' };

/** Components of the first version are not marked as new, because all of them were. */
const first = '0.1.0';

/**
 * The status of a component, and the version that added it, from the tags of its stories: the version, and `deprecated`
 * if it is going to be removed. Components of the newest version are new.
 */
export function statusOf(tags: readonly string[], newest: string = manifest.version) {
  const since = tags.find((tag) => /^\d+\.\d+\.\d+$/.test(tag));
  if (!since) return;
  const older = since.localeCompare(newest, 'en', { numeric: true }) < 0;
  if (tags.includes('deprecated')) return { since, status: 'deprecated' } as const;
  return { since, status: older || since === first ? 'stable' : 'new' } as const;
}
