'use client';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Picture.css.ts';

export const pictureRatios = ['natural', '16:9', '3:2', '4:3', '1:1'] as const;
export const pictureFallbacks = ['hide', 'ground'] as const;

/** Files of one format, or for one kind of window, among which the browser chooses. */
export interface PictureSource {
  /** `srcset`: addresses with their widths. */
  srcSet: string;
  /** Media type, for example `image/avif`. Name the smallest format first. */
  type?: string;
  /** Media query, for another crop on phones. */
  media?: string;
}

/** What a picture is, apart from how it is shown: the blocks take pictures as such data. */
export interface PictureImage {
  /** Address of the file for browsers that take none of the `sources`. */
  src: string;
  /**
   * What the picture says. Empty for decoration.
   * @default ''
   */
  alt?: string;
  /** Width of the file in px. With `height` it keeps the place until the picture is there. */
  width?: number;
  /** Height of the file in px. */
  height?: number;
  sources?: readonly PictureSource[];
  /** Dominant colour, as CSS writes it: the ground until the picture is there. By default that of the theme. */
  color?: string;
}

export interface PictureProps
  extends PictureImage,
    Omit<ComponentPropsWithRef<'figure'>, 'children' | 'color'> {
  /** Text below the picture. It makes the picture a figure. */
  caption?: ReactNode;
  /**
   * Shape of the frame, which the picture fills. `natural` is that of the file.
   * @default 'natural'
   */
  ratio?: (typeof pictureRatios)[number];
  /**
   * How wide it is shown, for the choice of the file.
   * @default '100vw'
   */
  sizes?: string;
  /**
   * Loads at once and before others: for the largest picture of the first screen. Others load when they come near.
   * @default false
   */
  priority?: boolean;
  /**
   * What is left when the file cannot be loaded: nothing, or the ground in the same frame.
   * @default 'hide'
   */
  fallback?: (typeof pictureFallbacks)[number];
}

/** An image in the formats and widths that suit the browser. Renders `<span>`, with a caption `<figure>`. */
export function Picture({
  src,
  alt = '',
  width,
  height,
  sources = [],
  color,
  caption,
  ratio = 'natural',
  sizes = '100vw',
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
    // It failed before React listened, or is a drawing without a size of its own: decoding tells.
    element.decode().catch(() => setFailedSrc(src));
  }, [src]);

  if (failed && fallback === 'hide') return null;

  const state = failed ? 'failed' : 'shown';
  const picture = (
    <>
      {color && (
        // An attribute of SVG: the Content-Security-Policy of the page may forbid `style`.
        <svg aria-hidden="true" className={styles.ground} fill={color}>
          <rect width="100%" height="100%" />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={`${source.type} ${source.media}`} {...source} sizes={sizes} />
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
          className={cx(styles.image, styles.ratios[ratio])}
          onError={() => setFailedSrc(src)}
        />
      </picture>
    </>
  );
  if (!caption) {
    return (
      <span {...props} data-state={state} className={cx(styles.frame, className)}>
        {picture}
      </span>
    );
  }
  return (
    <figure {...props} className={className}>
      <span data-state={state} className={styles.frame}>
        {picture}
      </span>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
