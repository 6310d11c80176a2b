export { Alert, type AlertProps, alertTones } from './Alert.tsx';
