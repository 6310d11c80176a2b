export { Three as default } from '../../Three.jsx';
