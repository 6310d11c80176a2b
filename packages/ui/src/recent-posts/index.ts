export { type RecentPost, RecentPosts, type RecentPostsProps } from './RecentPosts.tsx';
