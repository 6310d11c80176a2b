export {
  BookmarkButton,
  type BookmarkButtonLabels,
  type BookmarkButtonProps,
  bookmarkButtonLooks,
} from './BookmarkButton.tsx';
