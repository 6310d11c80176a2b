export * from './ChallengeSolution.tsx';
