/**
 * The constants of the specification. Style sheets cannot import them: src/styles/constants.test.ts compares those that
 * CSS repeats.
 */

/** Height of the fixed header and offset of the content below it, in pixels (sections 2 and 9). */
export const HEADER_HEIGHT = 112;

/** The header changes its style after the page has scrolled this many pixels (sections 4 and 9). */
export const SCROLL_THRESHOLD = 10;

/** Minimum height of a hero including the header, in pixels (section 9). */
export const HERO_MIN_HEIGHT = 700;

/** Minimum height of the hero of About including the header, in pixels (sections 2 and 9). */
export const HERO_MIN_HEIGHT_ABOUT = 600;

/** The form's banner disappears after this many milliseconds (sections 4 and 9). */
export const BANNER_MS = 5000;

/** Rows of the message field (sections 3 and 9). */
export const TEXTAREA_ROWS = 5;

/** Sending a message fails after this many milliseconds. */
export const SEND_TIMEOUT_MS = 20_000;

/** If the content of a link has not loaded after this many milliseconds, the link loads the document instead. */
export const CONTENT_TIMEOUT_MS = 4000;

/** A navigation that takes longer than this many milliseconds shows a progress bar. */
export const BUSY_AFTER_MS = 300;

/** From this width the header has a row of links instead of a menu; `--wide` in widths.css is the same. */
export const WIDE_SCREEN = '(min-width: 64rem)';

/** The largest message that the mail service accepts, in bytes of UTF-8; visitors read `tooLong` of site.yaml. */
export const MESSAGE_LIMIT_BYTES = 1_048_576;

/** A toast dismisses itself after this many milliseconds unless its duration is infinite (sections 4 and 9). */
export const TOAST_MS = 5000;

/** A swipe to the right dismisses a toast once it has passed this many pixels (sections 4 and 9). */
export const TOAST_SWIPE_PX = 50;

/** The key that moves focus to the toasts' viewport (section 9). */
export const TOAST_HOTKEY = 'F8';

/** Widest a toast gets, in pixels (section 9); `.toasts` in toast.css repeats it. */
export const TOAST_MAX_WIDTH = 420;

/** Spring of entrances and of the sliding marker (section 9). */
export const SPRING = { stiffness: 500, damping: 25 } as const;

/** Duration of layout animations, in seconds (section 9). */
export const LAYOUT_SECONDS = 0.45;

/** Shortest and longest entrance animation, in seconds (section 9). */
export const ENTRANCE_SECONDS = { min: 0.6, max: 0.8 } as const;

/** Title of the error screen (section 2). A constant, because it is needed even if no content can be loaded. */
export const ERROR_TITLE = 'Unexpected Application Error!';

/** The only Trusted Types policy that the site's scripts may create; the Content-Security-Policy allows it by name. */
export const TRUSTED_TYPES_POLICY = 'compiled-markdown';

/** How a link to a file in `content/files` begins; its name follows. */
export const FILE_LINK = 'files/';

/** The characters that neither of the typeface's two files has; spaces of all kinds only separate words. */
export const NOT_IN_TYPEFACE =
  /(?![\u0300\u0301\u0303\u0304\u0308])[^\s\u0021-\u007e\u00a1-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c6\u02c7\u02da\u02dc\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/gu;
