import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider, useMotion } from '../motion/index.ts';
import { BackgroundVideo } from './index.ts';

const film = (
  <BackgroundVideo
    sources={[{ src: 'data:video/mp4;base64,', type: 'video/mp4' }]}
    poster={<svg width="160" height="90" role="img" aria-label="Impeller" />}
  />
);

const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  pause.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

function Switch() {
  const { allowed, setAllowed } = useMotion();
  return (
    <button type="button" aria-pressed={allowed} onClick={() => setAllowed(!allowed)}>
      Motion
    </button>
  );
}

const inMotion = (
  <MotionProvider>
    {film}
    <Switch />
  </MotionProvider>
);

describe('BackgroundVideo', () => conformance(film));

test('server HTML contains the poster but no video', () => {
  const html = renderToString(inMotion);
  expect(html).toContain('Impeller');
  expect(html).not.toContain('<video');
});

test('plays once the page has loaded, and pauses when motion is paused', async () => {
  const screen = await render(inMotion);
  await expect.poll(() => play.mock.calls.length).toBeGreaterThan(0);
  const button = screen.getByRole('button', { name: 'Motion' });
  await button.click();
  await expect.poll(() => pause.mock.calls.length).toBeGreaterThan(0);
  expect(screen.container.querySelector('video')).not.toBeNull();
  await button.click();
  await expect.poll(() => play.mock.calls.length).toBeGreaterThan(1);
});

test('logs it and retries once, muted, when the browser refuses to play', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  play.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  const screen = await render(inMotion);
  await expect.poll(() => play.mock.calls.length).toBe(2);
  expect(screen.container.querySelector('video')?.muted).toBe(true);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('refused to play'));
  log.mockRestore();
});

test('when the browser refuses, motion is paused, and a press of the control plays the video', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  const screen = await render(inMotion);
  const button = screen.getByRole('button', { name: 'Motion' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  play.mockReset().mockResolvedValue();
  let playsInPress = 0;
  document.addEventListener('click', () => (playsInPress = play.mock.calls.length), { once: true });
  await button.click();
  expect(playsInPress).toBe(1);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  log.mockRestore();
});

test('does not retry a video that was paused before it started', async () => {
  play.mockRejectedValueOnce(new DOMException('paused', 'AbortError'));
  const screen = await render(inMotion);
  await expect.poll(() => play.mock.calls.length).toBe(1);
  await screen.getByRole('button', { name: 'Motion' }).click();
  await expect.poll(() => pause.mock.calls.length).toBeGreaterThan(0);
  expect(play).toHaveBeenCalledTimes(1);
});

test('does not preload the video', async () => {
  const screen = await render(inMotion);
  await expect.poll(() => screen.container.querySelector('video')?.preload).toBe('none');
});

test('does not follow the mouse while motion is paused', async () => {
  const screen = await render(
    <BackgroundVideo parallax sources={[]} poster={<svg width="160" height="90" />} />,
  );
  const root = screen.container.firstElementChild as HTMLElement;
  root.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  expect(root.getAttribute('style')).toBeNull();
});

test('does not load the video with Save-Data', async () => {
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
  const idle = vi.spyOn(window, 'requestIdleCallback');
  const screen = await render(inMotion);
  expect(idle).not.toHaveBeenCalled();
  expect(screen.container.querySelector('video')).toBeNull();
  vi.restoreAllMocks();
});

test('playback begins at `start`', async () => {
  const screen = await render(
    <MotionProvider>
      <BackgroundVideo start={2.5} sources={film.props.sources} poster={film.props.poster} />
    </MotionProvider>,
  );
  await expect.poll(() => screen.container.querySelector('video')).not.toBeNull();
  const video = screen.container.querySelector('video');
  video?.dispatchEvent(new Event('loadedmetadata'));
  expect(video?.currentTime).toBe(2.5);
});
