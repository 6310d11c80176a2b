export {
  default,
  handleError,
  meanwhileContext,
  nonceContext,
  serviceFetchContext,
} from '@brand/router/render';
