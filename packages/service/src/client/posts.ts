import { BlogIndex, BlogList, CategoryList, Post, PostPreview } from '../contract/blogs.ts';
import type { Endpoint } from './call.ts';

export const listPosts = { path: '/api/blogs', answer: BlogList } satisfies Endpoint;
export const recentPosts = { path: '/api/blogs/index', answer: BlogIndex } satisfies Endpoint;
export const readPost = { path: '/api/blogs/single', answer: Post } satisfies Endpoint;
export const previewPost = { path: '/api/blogs/preview', answer: PostPreview } satisfies Endpoint;
export const listCategories = { path: '/api/categories', answer: CategoryList } satisfies Endpoint;
