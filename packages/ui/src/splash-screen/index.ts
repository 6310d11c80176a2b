export * from './SplashScreen.tsx';
export * from './splashScript.ts';
