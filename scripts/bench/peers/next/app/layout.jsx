import { readFileSync } from 'node:fs';
import { elements } from './html.jsx';
import './styles.css';

const header = elements(readFileSync('header.html', 'utf8'));
const footer = elements(readFileSync('footer.html', 'utf8'));

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <div id="root">
          {header}
          {children}
          {footer}
        </div>
      </body>
    </html>
  );
}
