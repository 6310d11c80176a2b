export { SidebarSection, type SidebarSectionProps } from './SidebarSection.tsx';
