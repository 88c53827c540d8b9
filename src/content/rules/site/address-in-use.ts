import { warning } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { SiteRule } from '../rule.ts';

/** Old addresses that a page has today: no link to them can lead anywhere else. */
export default {
  codes: ['address-in-use'],
  check({ pages, byAddress }, report) {
    for (const { file, formerly, address } of pages) {
      for (const [at, old] of formerly.entries()) {
        if (!byAddress.has(old)) continue;
        const whose = old === address ? 'This page has the address' : 'Another page has the address';
        const suggestion = 'Delete this line. Only addresses that the page no longer has belong here.';
        report(
          file,
          warning(['formerly', at], 'value', 'address-in-use', `${whose} ${quote(old)} today.`, {
            suggestion,
          }),
        );
      }
    }
  },
} satisfies SiteRule;
