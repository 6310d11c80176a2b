import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import { buildNonce } from './buildNonce.ts';

/** The server sets it for each rendering. The development server needs none: it sends no policy. */
export const nonceContext = createContext(import.meta.env.PROD ? buildNonce : '');

/** Marks the inline scripts of the page as its own; the server takes the mark off before the page leaves. */
export const Nonce = createReactContext<string | undefined>(undefined);
