import { type Context, createContext, useContext } from 'react';

/** A context without a default. @param part name of the part that provides it, for example `Accordion.Root` */
export function strictContext<Value>(part: string): Context<Value | null> {
  const context = createContext<Value | null>(null);
  context.displayName = part;
  return context;
}

/** The value of a strict context. @throws naming reader and provider when the part is outside of its provider */
export function useStrictContext<Value>(context: Context<Value | null>, reader: string): Value {
  const value = useContext(context);
  if (value === null) {
    const part = context.displayName;
    throw new Error(`@brand/ui: ${reader} has no ${part}: wrap it in ${part}.`);
  }
  return value;
}
