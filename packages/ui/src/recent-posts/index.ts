export * from './RecentPosts.tsx';
