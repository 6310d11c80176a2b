import { createContext } from 'react-router-dom';

/**
 * Lets other pages be rendered while an action waits for its visitor, such as for the rest of a form. The server sets it.
 * While it waits for the service, it needs nothing.
 */
export const meanwhileContext = createContext<
  <Result>(promise: Promise<Result>) => Promise<Result>
>((promise) => promise);
