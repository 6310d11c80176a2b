export { default } from '../../(tailwind)/tailwind/page';
