/** All times are ISO 8601 text in UTC with milliseconds, so that text order is time order. */
export type Time = string;
