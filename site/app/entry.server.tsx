export * from '@brand/delivery/entry';
export { default } from '@brand/delivery/entry';
