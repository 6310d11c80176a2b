'use client';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { useParallax } from '../internal/useParallax.ts';
import { useMotion } from '../motion/index.ts';
import * as styles from './BackgroundVideo.css.ts';

/** One encoding of the film. */
export interface VideoSource {
  src: string;
  /** MIME type with codecs, for example `video/webm; codecs=av01.0.05M.08`. */
  type: string;
}

export interface BackgroundVideoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Encodings of one silent loop, the best first. */
  sources: readonly VideoSource[];
  /** A picture of the frame that the film begins with, with the text for assistive technology: the film itself is decoration. */
  poster: ReactNode;
  /**
   * Time in s at which the film begins.
   * @default 0
   */
  start?: number;
  /**
   * Share of the film, or of the window that it fills, that must be visible for it to play: 0 to 1.
   * @default 0.1
   */
  visible?: number;
  /**
   * Whether film and poster follow the mouse a little while it is over them.
   * @default false
   */
  parallax?: boolean;
}

/**
 * A silent loop over its poster, which fills its container. It loads after the first paint and plays while it is
 * visible; never with motion paused or reduced, and not at all with Save-Data. Renders `<div>`.
 */
export function BackgroundVideo({
  sources,
  poster,
  start = 0,
  visible = 0.1,
  parallax = false,
  className,
  ref,
  ...props
}: BackgroundVideoProps) {
  const root = useRef<HTMLDivElement>(null);
  const { allowed, saveData } = useMotion();
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useParallax(root, parallax && allowed);

  // Once asked for it stays, so that a paused film keeps its picture.
  useEffect(() => {
    if (!allowed || saveData) return;
    return afterPaint(() => setWanted(true));
  }, [allowed, saveData]);

  useEffect(() => {
    const film = video.current;
    if (!wanted || !film) return;
    if (!allowed) {
      film.pause();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry && isVisible(entry, visible)) void play(film);
        else film.pause();
      },
      { threshold: [0, visible, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, [wanted, allowed, visible]);

  return (
    <div
      {...props}
      ref={mergeRefs(root, ref)}
      data-parallax={parallax ? '' : undefined}
      data-state={playing ? 'playing' : 'still'}
      data-played={played ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.poster}>{poster}</div>
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
            // A film that begins at its beginning need not look for it.
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
    </div>
  );
}

/** Where the browser refuses, it is asked once more for a muted film; refused again, the poster stays. */
async function play(film: HTMLVideoElement) {
  try {
    await film.play();
  } catch (error) {
    // Paused before it began, it has not been refused.
    if ((error as DOMException).name !== 'NotAllowedError') return;
    film.muted = true;
    await film.play().catch(() => {});
  }
}

function isVisible(entry: IntersectionObserverEntry, share: number): boolean {
  const windowHeight = entry.rootBounds?.height ?? Number.POSITIVE_INFINITY;
  return (
    entry.isIntersecting &&
    (entry.intersectionRatio >= share || entry.intersectionRect.height >= share * windowHeight)
  );
}

/** Runs the work when the page has loaded and the browser has nothing better to do. */
function afterPaint(work: () => void): () => void {
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
