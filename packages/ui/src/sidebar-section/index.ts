export * from './SidebarSection.tsx';
