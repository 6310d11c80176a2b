/** Parameters of a request to the selector in a URL, in the order of the form. */
export const requestParameters = [
  ...(['flow', 'flowUnit', 'pressure', 'pressureUnit', 'temperature', 'temperatureUnit'] as const),
  ...(['altitude', 'altitudeUnit', 'humidity', 'machines', 'reserve', 'flowFor', 'units'] as const),
];

/** Adds the duty point in the query of a page to a link, so that it travels with the visitor. */
export function carryDuty(href: string, query: URLSearchParams): string {
  if (!query.get('flow') || !query.get('pressure')) return href;
  const [, path = '', own, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(own);
  for (const name of requestParameters) {
    const value = query.get(name);
    if (value) parameters.set(name, value);
  }
  return `${path}?${String(parameters).replaceAll('%2C', ',')}${hash}`;
}
