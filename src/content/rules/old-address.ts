import { error, warning } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { reserved } from '../files/check-files.ts';
import type { FileSummary } from './content-index.ts';
import type { SiteRule } from './rule.ts';

const DELETE = 'Delete this line. Only addresses that the page no longer has belong here.';

/**
 * Old addresses that cannot lead to their page: a page has them today, two pages claim one, or something else is there.
 * Each leads straight to a page, so there are no loops.
 */
export const oldAddress: SiteRule = ({ pages, byAddress }, report) => {
  const claimed = new Map<string, FileSummary>();
  for (const page of pages) {
    for (const [at, written] of page.formerly.entries()) {
      const old = written.replace(/(?<=.)\/$/, '');
      // What cannot be an address is reported as that.
      if (!/^[\w/-]+$/.test(old)) continue;
      const path = ['formerly', at];
      const first = claimed.get(old);
      const taken = reserved.get(old.split('/')[1] ?? '');
      claimed.set(old, first ?? page);
      if (byAddress.has(old)) {
        const message = `A page has the address ${quote(old)} today.`;
        report(page.file, warning(path, 'address-in-use', message, DELETE));
      } else if (taken !== undefined) {
        const message = `The address ${quote(`/${old.split('/')[1]}`)} ${taken}, so it cannot lead to this page.`;
        report(page.file, error(path, 'reserved-address', message, 'Delete this line.'));
      } else if (first && first !== page) {
        const message = `${quote(first.file)} has the old address ${quote(old)} as well; it can lead to one page only.`;
        const suggestion = 'Delete the line here or there.';
        report(page.file, error(path, 'address-twice', message, suggestion));
      }
    }
  }
};
