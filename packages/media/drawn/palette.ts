/** Colours of the site that the drawings use. */
export const ink = { 950: '#04101b', 900: '#06192a', 800: '#0a2032', 700: '#12324a' } as const;
export const brand = '#5bcbf5';
export const text = '#0a1f2e';
export const labelColour = '#e8f4fb';
export const mutedOnDark = '#b9d3e2';
export const mutedOnLight = '#48606f';
export const hairlineLight = '#d3dfe7';
export const hairlineDark = 'rgb(190 225 245 / .55)';
export const faintDark = 'rgb(190 225 245 / .18)';
/** Only for the cross at a duty point. */
export const dutyOnDark = '#f08a3c';
