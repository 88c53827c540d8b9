/**
 * The constants of the specification. Style sheets cannot import them: where CSS repeats one (header height, widths,
 * durations), a comment there says so.
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
export const WIDE_SCREEN = '(width >= 64rem)';

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
