export { type Client, ClientList, type ClientListProps } from './ClientList.tsx';
