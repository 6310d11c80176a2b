export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  buttonSizes,
  buttonTones,
} from './Button.tsx';
