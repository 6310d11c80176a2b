export { Toast, type ToastProps } from './Toast.tsx';
export {
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './ToastProvider.tsx';
