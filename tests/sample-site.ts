/**
 * Folder of a whole site for tests of the code: pages of every kind, as `content/` once had them, with plain pictures of
 * the same sizes. Only developers change it, so no edit of the real content can fail these tests.
 */
export const SAMPLE_SITE = 'tests/sample-site';
