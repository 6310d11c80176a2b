export * as Popover from './Popover.tsx';
