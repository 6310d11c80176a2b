/** Characters that are judged: what follows can only make a password harder to guess, and takes time. */
const JUDGED = 64;
/** From 0 to 4; passwords with 3 or more withstand 10⁸ guesses. */
const LEAST_SCORE = 3;

/** Whether a password is a common one, a pattern, or made of what is known about its account. */
export async function isGuessable(password: string, known: string[]): Promise<boolean> {
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const { passwordJudge } = await import('./password-judge.ts');
  const { score } = passwordJudge.check(password.slice(0, JUDGED), words);
  return score < LEAST_SCORE;
}
