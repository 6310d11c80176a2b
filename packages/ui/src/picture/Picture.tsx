'use client';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { unbroken } from '../internal/unbroken.tsx';
import * as styles from './Picture.css.ts';

export const pictureRatios = ['natural', '16:9', '3:2', '4:3', '1:1'] as const;
export const pictureFits = ['fill', 'own'] as const;
export const pictureFallbacks = ['hide', 'ground', 'text'] as const;

/** Files of one format or for one media query, from which the browser selects. */
export interface PictureSource {
  /** `srcset`: URLs with their widths, or one URL. */
  srcSet: string;
  /** Media type, for example `image/avif`. List the smallest format first. */
  type?: string;
  /** Media query, for example for a different crop on phones. */
  media?: string;
}

/** The data of an image without its presentation. Blocks accept images in this format. */
export interface PictureImage {
  /** URL of the file for browsers that support none of the `sources`. */
  src: string;
  /** Alternative text. Empty for decorative images. @default '' */
  alt?: string;
  /** Width of the file in px. With `height` it reserves the space until the image has loaded. */
  width?: number;
  /** Height of the file in px. */
  height?: number;
  /** Files in other formats or crops, from which the browser selects, smallest format first. */
  sources?: readonly PictureSource[];
  /**
   * Dominant colour in CSS notation, shown until the image has loaded; `transparent` for a cut-out without a ground.
   * By default a colour of the theme.
   */
  color?: string;
}

export interface PictureProps
  extends PictureImage,
    Omit<ComponentPropsWithRef<'figure'>, 'children' | 'color'> {
  /** Text below the image. With it the image is a `<figure>`. */
  caption?: ReactNode;
  /** Aspect ratio of the frame, which the image fills. `natural` is the aspect ratio of the file. @default 'natural' */
  ratio?: (typeof pictureRatios)[number];
  /**
   * `fill` is as wide as its place; `own` has `width` and `height` and no ground, so that pictures with one number of px
   * per metre show their subjects to the same scale.
   * @default 'fill'
   */
  fit?: (typeof pictureFits)[number];
  /** Fades at its sides, so that the shadow of a cut-out does not end in an edge. @default false */
  fades?: boolean;
  /** Rendered width (`sizes`), from which the browser selects the file. @default that of HTML, '100vw' */
  sizes?: string;
  /** Loads before other images: for the largest in the initial viewport. Others load lazily. @default false */
  priority?: boolean;
  /**
   * Replacement for a file that fails to load: `hide` shows nothing, `ground` a background colour in the same frame,
   * `text` the alternative text, as browsers do.
   * @default 'hide'
   */
  fallback?: (typeof pictureFallbacks)[number];
}

/** An image with formats and widths for the browser to choose from. Renders `<span>`, or `<figure>` with a caption. */
export function Picture({
  src,
  alt = '',
  width,
  height,
  sources = [],
  color,
  caption,
  ratio = 'natural',
  fit = 'fill',
  fades = false,
  sizes,
  priority = false,
  fallback = 'hide',
  className,
  ...props
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = failedSrc === src;

  useEffect(() => {
    const element = image.current;
    if (!element?.complete || element.naturalWidth > 0) return;
    // The file failed before hydration or is an SVG without intrinsic size: decoding tells which.
    element.decode().catch(() => setFailedSrc(src));
  }, [src]);

  if (failed && fallback === 'hide') return null;

  const state = failed && fallback === 'ground' ? 'failed' : 'shown';
  const frame = fit === 'own' || color ? styles.unfilled : styles.frame;
  const picture = (
    <>
      {color && (
        // An SVG attribute, because the page's Content-Security-Policy may forbid `style`.
        <svg aria-hidden="true" className={styles.ground} fill={color}>
          <rect width="100%" height="100%" />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source
            key={`${source.type} ${source.media}`}
            {...source}
            // Invalid without widths.
            sizes={/\s\d+w\b/.test(source.srcSet) ? sizes : undefined}
          />
        ))}
        <img
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          className={cx(
            fit === 'own' ? styles.own : styles.image,
            styles.ratios[ratio],
            fades && styles.fading,
          )}
          onError={() => setFailedSrc(src)}
        />
      </picture>
    </>
  );
  if (!caption) {
    return (
      <span {...props} data-state={state} className={cx(frame, className)}>
        {picture}
      </span>
    );
  }
  return (
    <figure {...props} className={className}>
      <span data-state={state} className={frame}>
        {picture}
      </span>
      <figcaption className={styles.caption}>{unbroken(caption)}</figcaption>
    </figure>
  );
}
