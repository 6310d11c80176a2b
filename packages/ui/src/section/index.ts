export { Section, type SectionProps, sectionSpaces, sectionTones } from './Section.tsx';
