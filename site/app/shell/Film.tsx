import type { FilmMedia, StillMedia } from '@brand/media';
import { BackgroundVideo, Picture, VisibleVideo } from '@brand/ui';
import { pictureOf } from './pictures.ts';

interface HeroFilmProps {
  film: FilmMedia;
  /** Another poster for phones and tablets. */
  portrait?: StillMedia;
  /** Without poster, for a ground behind other pictures. @default true */
  poster?: boolean;
}

/** Film behind a hero. Its poster has priority, because it is the largest picture of the first screen. */
export function HeroFilm({ film, portrait, poster = true }: HeroFilmProps) {
  return (
    <BackgroundVideo
      parallax
      threshold={0.7}
      sources={sourcesOf(film)}
      start={film.start}
      poster={poster && <Picture {...pictureOf(film.poster, portrait)} priority />}
    />
  );
}

interface FilmProps {
  film: FilmMedia;
  /** `sizes` of the poster. */
  sizes?: string;
}

/** A film in the content of a page. */
export function Film({ film, sizes }: FilmProps) {
  return (
    <VisibleVideo
      start={film.start}
      sources={sourcesOf(film)}
      poster={<Picture {...pictureOf(film.poster)} sizes={sizes} />}
    />
  );
}

/** Encodings of a film, smaller first. */
function sourcesOf({ webm, mp4 }: FilmMedia) {
  return [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ];
}
