/** A browser engine other than Chromium, which `test` uses. */
export interface Engine {
  name: string;
  checked: string;
  /** Installs what is missing, and checks the built product. @throws if it finds a defect */
  run(): Promise<void>;
}
