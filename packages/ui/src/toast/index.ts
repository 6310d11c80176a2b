export * from './Toast.tsx';
export * from './ToastProvider.tsx';
