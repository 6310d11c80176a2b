export { Spinner, type SpinnerProps, spinnerLooks } from './Spinner.tsx';
