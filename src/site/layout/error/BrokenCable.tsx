import { trustedHtml } from '../../ui/trusted-html.ts';
import drawing from './broken-cable.svg?raw';

const [, lines = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing.replaceAll(/\n\s*/g, '')) ?? [];

/** A cable whose plug is in front of a jack without a link light; it goes in while the words are pointed at. */
export const BrokenCable = () => (
  <svg
    className="broken-cable"
    viewBox="0 0 520 388"
    preserveAspectRatio="xMidYMax"
    fill="none"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project
    dangerouslySetInnerHTML={{ __html: trustedHtml(lines) }}
  />
);
