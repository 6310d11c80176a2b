import { insertTextAsTyped } from './insertTextAsTyped.ts';

// Vitest runs it in the frame of each test.
insertTextAsTyped();
