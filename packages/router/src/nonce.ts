import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import { buildNonce } from './buildNonce.ts';

/** The server sets a nonce for each rendering. The development server sends no policy and needs none. */
export const nonceContext = createContext(import.meta.env.PROD ? buildNonce : '');

/** Nonce for the page's own inline scripts. The server removes it before it sends the page. */
export const Nonce = createReactContext<string | undefined>(undefined);
