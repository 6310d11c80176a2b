export { SplashScreen, type SplashScreenLabels, type SplashScreenProps } from './SplashScreen.tsx';
export { splashScript } from './splashScript.ts';
