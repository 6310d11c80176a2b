/** Delay between a change and its autosave, in milliseconds. */
export const DELAY_MS = 2000;
/** Delay before a failed autosave is retried, in milliseconds. */
export const RETRY_MS = 10_000;

/** Decides when a form is autosaved. Attempts run one after the other, and never during a submission. */
export class Autosave {
  readonly #send: () => Promise<boolean>;
  #isChanged = false;
  #isSubmitting = false;
  #attempt: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send saves what is typed, and returns whether that succeeded */
  constructor(send: () => Promise<boolean>) {
    this.#send = send;
  }

  /** Whether leaving the form loses nothing. */
  get isSaved(): boolean {
    return this.#isSubmitting || !(this.#isChanged || this.#attempt);
  }

  /** Records a change. It is saved after a delay. */
  change = () => {
    this.#isChanged = true;
    this.#timer ??= setTimeout(this.save, DELAY_MS);
  };

  save = async () => {
    this.stop();
    while (this.#attempt) await this.#attempt;
    if (this.isSaved) return;
    this.#attempt = this.#try();
    await this.#attempt;
  };

  /**
   * Starts a submission, which saves all changes. It must wait for a running autosave, which would overwrite it.
   *
   * @returns the running autosave, after which to try again; undefined if the submission has started
   */
  submit(): Promise<void> | undefined {
    if (this.#attempt) return this.#attempt;
    this.stop();
    this.#isSubmitting = true;
    this.#isChanged = false;
  }

  /** Ends the submission. Changes made during it, and all changes if it was refused, are still unsaved. */
  answer(isRefused: boolean) {
    this.#isSubmitting = false;
    this.#isChanged ||= isRefused;
  }

  stop = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  };

  async #try() {
    this.#isChanged = false;
    const isSaved = await this.#send();
    this.#attempt = undefined;
    if (isSaved) return;
    this.#isChanged = true;
    this.#timer ??= setTimeout(this.save, RETRY_MS);
  }
}
