/** The header: its links, which narrow screens show as a menu, and the state of what is open in it. */
export { Header } from './Header.tsx';
