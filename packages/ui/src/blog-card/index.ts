export { BlogCard, type BlogCardProps } from './BlogCard.tsx';
export { BlogCardSkeleton, type BlogCardSkeletonProps } from './BlogCardSkeleton.tsx';
