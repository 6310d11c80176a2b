'use client';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { observeView } from '../internal/observeView.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useParallax } from '../internal/useParallax.ts';
import { useMotion } from '../motion/index.ts';
import * as styles from './BackgroundVideo.css.ts';

/** One encoding of the video. */
export interface VideoSource {
  src: string;
  /** MIME type with codecs, for example `video/webm; codecs=av01.0.05M.08`. */
  type: string;
}

export interface BackgroundVideoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Encodings of one silent video, the best first. */
  sources: readonly VideoSource[];
  /** The video's first frame, with alternative text: the video itself is hidden from assistive technology. @default none */
  poster?: ReactNode;
  /** Start time of the video in s. @default 0 */
  start?: number;
  /** The video plays while this share of it is visible, or while it fills this share of the window. @default 0.1 */
  threshold?: number;
  /** Whether video and poster follow the mouse slightly while it is over them. @default false */
  parallax?: boolean;
  /** A control in the lower corner, such as `PauseMotion` with `look="icon"`. Shown while there is a video. */
  control?: ReactNode;
}

/**
 * A silent, looping video over a poster, filling its container. It loads once the page has loaded and plays while
 * visible, but never while motion is paused or reduced. With Save-Data it does not load. Renders `<div>`.
 */
export function BackgroundVideo({
  sources,
  poster,
  start = 0,
  threshold = 0.1,
  parallax = false,
  control,
  className,
  ref,
  ...props
}: BackgroundVideoProps) {
  const root = useRef<HTMLDivElement>(null);
  const { known, allowed, saveData, refuse } = useMotion();
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const paused = useRef(false);
  const refused = useEffectEvent(refuse);

  useParallax(root, parallax && allowed);

  // Once loaded it stays, so that a paused video keeps its frame.
  useEffect(() => {
    if (!allowed || saveData) return;
    return whenIdle(() => setWanted(true));
  }, [allowed, saveData]);

  useEffect(() => {
    const film = video.current;
    if (!wanted || !film) return;
    if (!allowed) {
      film.pause();
      paused.current = true;
      return;
    }
    const begin = async () => {
      if (await isRefused(film)) refused();
    };
    // In low-power mode, Safari plays it only within the visitor's press of the control.
    const { top, bottom } = film.getBoundingClientRect();
    if (paused.current && top < innerHeight && bottom > 0) void begin();
    paused.current = false;
    return observeView(
      film,
      (entries) => {
        const entry = entries.at(-1);
        if (entry && isVisible(entry, threshold)) void begin();
        else film.pause();
      },
      { threshold: [0, threshold, 0.25, 0.5, 0.75, 1] },
    );
  }, [wanted, allowed, threshold]);

  return (
    <div
      {...props}
      ref={useMergedRefs(root, ref)}
      data-parallax={parallax ? '' : undefined}
      data-state={playing ? 'playing' : 'still'}
      data-played={played ? '' : undefined}
      className={cx(styles.root, className)}
    >
      {poster && <div className={styles.poster}>{poster}</div>}
      {wanted && sources.length > 0 && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          className={styles.film}
          onLoadedMetadata={({ currentTarget }) => {
            // A video that starts at 0 does not need to seek.
            if (start > 0) currentTarget.currentTime = start;
          }}
          onPlaying={() => {
            setPlaying(true);
            setPlayed(true);
          }}
          onPause={() => setPlaying(false)}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      {control && sources.length > 0 && !(known && saveData) && (
        <div data-ground="dark" className={styles.control}>
          {control}
        </div>
      )}
    </div>
  );
}

/** Plays a video. If the browser refuses, that is logged and playback is retried once, muted. @returns whether it refuses */
async function isRefused(film: HTMLVideoElement): Promise<boolean> {
  // Pausing before playback starts rejects too, but is not a refusal.
  const refuses = ({ name }: DOMException) => name === 'NotAllowedError';
  const play = () => film.play().then(() => false, refuses);
  if (!(await play())) return false;
  console.info('@brand/ui: the browser refused to play a video. It is retried once, muted.');
  film.muted = true;
  return play();
}

function isVisible(entry: IntersectionObserverEntry, share: number): boolean {
  const windowHeight = entry.rootBounds?.height ?? Number.POSITIVE_INFINITY;
  return (
    entry.isIntersecting &&
    (entry.intersectionRatio >= share || entry.intersectionRect.height >= share * windowHeight)
  );
}

/** Runs a callback once the page has loaded and the browser is idle. */
function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work, { timeout: 2000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, 200);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
