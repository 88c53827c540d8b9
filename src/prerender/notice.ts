import type { Site } from '../content/index.ts';
import { showNotice } from '../site/layout/notice/show-notice.ts';
import { scriptJson } from '../site/page/escape-html.ts';
import type { Shell } from '../site/page/html-document.ts';

/**
 * What the documents of a site with a notice have: a script that decides before the first paint whether it is shown.
 * @param now the time of the build, which decides for visitors without scripts
 */
export function noticeOf({ notice }: Site, now: Date): Pick<Shell, 'notice'> {
  if (!notice) return {};
  const { from, until, text } = notice;
  const words = [from, until, text].map(scriptJson);
  const today = now.toISOString().slice(0, 10);
  return {
    notice: {
      script: `(${showNotice.toString()})(${words})`,
      isToday: from <= today && today <= until,
    },
  };
}
