import { useEffect, useState } from 'react';
import { useSite } from '../../context/site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { focusElement } from '../focus-element.ts';
import { closeNotice, showNotice } from './show-notice.ts';
import './notice.css';

/** A screen reader that reads the page from its top would find the announcement a second time. In milliseconds. */
const ANNOUNCED_MS = 5000;

/** The notice above every page. It is in the HTML on all days; a class of the document shows it. */
export function Notice() {
  const { notice } = useSite();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!notice) return;
    showNotice(notice.from, notice.until, notice.text);
    if (!document.documentElement.classList.contains('has-notice')) return;
    setAnnounced(notice.text);
    const timer = setTimeout(() => setAnnounced(''), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  if (!notice) return null;
  const close = () => {
    closeNotice(notice.from, notice.until, notice.text);
    setAnnounced('');
    const main = document.getElementById('main');
    if (main) focusElement(main);
  };
  return <NoticeBar announced={announced} onClose={close} />;
}

interface BarProps {
  /** What screen readers say of it. */
  announced?: string;
  onClose?: () => void;
}

/** The notice as one sees it, where the document has the class `has-notice`. */
export function NoticeBar({ announced, onClose }: BarProps) {
  const { notice, words } = useSite();
  if (!notice) return null;
  const { text, button } = notice;
  return (
    <aside className="notice">
      <p>
        {noBreakWords(text)} {button && <SiteLink to={button.link}>{button.label}</SiteLink>}
      </p>
      <button type="button" onClick={onClose}>
        <Icon name="x" />
        <span className="visually-hidden">{words.dismiss}</span>
      </button>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </aside>
  );
}
