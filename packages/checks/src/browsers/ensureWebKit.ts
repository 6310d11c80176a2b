import { findCommand, installPackages } from '@brand/tasks/findOrInstall';

/** What drives WebKitGTK, its display, and what plays its films. */
const commands = ['WebKitWebDriver', 'Xvfb'];
const packages = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
];

/** Finds or installs WebKitGTK with its driver. @throws when it cannot be installed */
export function ensureWebKit(): void {
  if (commands.every(findCommand)) return;
  installPackages(packages);
  if (!commands.every(findCommand)) throw new Error(`Install ${packages.join(', ')}.`);
}
