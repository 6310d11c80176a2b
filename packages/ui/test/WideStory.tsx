import * as styles from './WideStory.css.ts';

interface WideStoryProps {
  /** Id of the story, as in its URL. */
  id: string;
  /** Accessible name. */
  title: string;
}

/** A story in a window of 1440 px, made smaller on its docs page: what a component looks like depends on the window. */
export function WideStory({ id, title }: WideStoryProps) {
  return (
    <div className={`sb-unstyled ${styles.window}`}>
      <iframe
        title={title}
        src={`iframe.html?id=${id}&viewMode=story`}
        loading="lazy"
        className={styles.page}
      />
    </div>
  );
}
