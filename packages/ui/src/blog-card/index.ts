export * from './BlogCard.tsx';
export * from './BlogCardSkeleton.tsx';
