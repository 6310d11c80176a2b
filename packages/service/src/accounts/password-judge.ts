import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common';

/** Judges passwords by common ones and patterns. Import it on demand: its lists take 20 MB. */
export const passwordJudge = new ZxcvbnFactory({ dictionary, graphs });
