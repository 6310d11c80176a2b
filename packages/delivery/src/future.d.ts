import 'react-router';

/** The flag that the applications set, which makes the context a `RouterContextProvider`. */
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
