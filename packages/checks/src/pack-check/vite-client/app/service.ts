/** URL of the service that receives the form, for example `https://service.example.com`. */
export const service: string = import.meta.env.VITE_SERVICE;
