import boldHeading from './markdown/bold-heading.ts';
import brokenReference from './markdown/broken-reference.ts';
import codeBox from './markdown/code-box.ts';
import emptyText from './markdown/empty-text.ts';
import footnote from './markdown/footnote.ts';
import gluedSign from './markdown/glued-sign.ts';
import headingByAccident from './markdown/heading-by-accident.ts';
import headingLevel from './markdown/heading-level.ts';
import markdownMarkup from './markdown/markup-in-text.ts';
import mergeConflict from './markdown/merge-conflict.ts';
import openFence from './markdown/open-fence.ts';
import markdownPicture from './markdown/picture.ts';
import rawHtml from './markdown/raw-html.ts';
import secondDocument from './markdown/second-document.ts';
import shortcode from './markdown/shortcode.ts';
import taskList from './markdown/task-list.ts';
import yamlInText from './markdown/yaml-in-text.ts';
import icon from './references/icon.ts';
import image from './references/image.ts';
import link from './references/link.ts';
import textFile from './references/text-file.ts';
import type { MarkdownRule, ReferenceRule, SiteRule, TextRule, ValueRule } from './rule.ts';
import addressInUse from './site/address-in-use.ts';
import duplicateTitle from './site/duplicate-title.ts';
import unusedText from './site/unused-text.ts';
import address from './text/address.ts';
import backslash from './text/backslash.ts';
import bulletSign from './text/bullet-sign.ts';
import controlCharacter from './text/control-character.ts';
import doubleSpace from './text/double-space.ts';
import draftWords from './text/draft-words.ts';
import fileForText from './text/file-for-text.ts';
import invisibleCharacter from './text/invisible-character.ts';
import markupInText from './text/markup-in-text.ts';
import placeholder from './text/placeholder.ts';
import repeatedWord from './text/repeated-word.ts';
import signAtEnd from './text/sign-at-end.ts';
import switchWord from './text/switch-word.ts';
import unclosedQuote from './text/unclosed-quote.ts';
import wrongLetters from './text/wrong-letters.ts';
import yearsBackwards from './text/years-backwards.ts';
import duplicateAnchor from './values/duplicate-anchor.ts';
import fieldName from './values/field-name.ts';
import lateOpening from './values/late-opening.ts';
import repeatedItem from './values/repeated-item.ts';

/** Every rule, by the folder that it is in. A test holds the lists to the folders. */
export const textRules: readonly TextRule[] = [
  address,
  backslash,
  bulletSign,
  controlCharacter,
  doubleSpace,
  draftWords,
  fileForText,
  invisibleCharacter,
  markupInText,
  placeholder,
  repeatedWord,
  signAtEnd,
  switchWord,
  unclosedQuote,
  wrongLetters,
  yearsBackwards,
];

export const valueRules: readonly ValueRule[] = [duplicateAnchor, fieldName, lateOpening, repeatedItem];

export const referenceRules: readonly ReferenceRule[] = [icon, image, link, textFile];

export const siteRules: readonly SiteRule[] = [addressInUse, duplicateTitle, unusedText];

/** If one of these reports something, the rest of the text is not what its writer means, and stays unchecked. */
export const wholeMarkdownRules: readonly MarkdownRule[] = [
  emptyText,
  mergeConflict,
  secondDocument,
  yamlInText,
];

export const markdownRules: readonly MarkdownRule[] = [
  boldHeading,
  brokenReference,
  codeBox,
  footnote,
  gluedSign,
  headingByAccident,
  headingLevel,
  markdownMarkup,
  markdownPicture,
  openFence,
  rawHtml,
  shortcode,
  taskList,
];
