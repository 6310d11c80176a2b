export const service = process.env.NEXT_PUBLIC_SERVICE;
