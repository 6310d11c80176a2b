declare module '*.woff2?no-inline' {
  const href: string;
  export default href;
}
