export { default, handleError, nonceContext, serviceFetchContext } from '@brand/router/render';
