import emptyText from './markdown/empty-text.ts';
import foreignSign from './markdown/foreign-sign.ts';
import headingLevel from './markdown/heading-level.ts';
import fileName from './references/file-name.ts';
import icon from './references/icon.ts';
import link from './references/link.ts';
import phone from './references/phone.ts';
import type { MarkdownRule, ReferenceRule, Rule, SiteRule, TextRule, ValueRule } from './rule.ts';
import duplicateTitle from './site/duplicate-title.ts';
import oldAddress from './site/old-address.ts';
import unusedText from './site/unused-text.ts';
import address from './text/address.ts';
import draftWords from './text/draft-words.ts';
import reservedAnchor from './text/reserved-anchor.ts';
import sign from './text/sign.ts';
import duplicateAnchor from './values/duplicate-anchor.ts';
import fieldName from './values/field-name.ts';
import lateOpening from './values/late-opening.ts';

export const textRules: readonly TextRule[] = [address, draftWords, reservedAnchor, sign];
export const valueRules: readonly ValueRule[] = [duplicateAnchor, fieldName, lateOpening];
export const referenceRules: readonly ReferenceRule[] = [fileName, icon, link, phone];
export const siteRules: readonly SiteRule[] = [duplicateTitle, oldAddress, unusedText];
export const markdownRules: readonly MarkdownRule[] = [emptyText, foreignSign, headingLevel];

/** All rules. */
export const rules: readonly Rule[] = [
  ...textRules,
  ...valueRules,
  ...referenceRules,
  ...siteRules,
  ...markdownRules,
];
