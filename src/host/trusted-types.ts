/** The only Trusted Types policy that the site's scripts may create; the headers name it as well. */
export const TRUSTED_TYPES_POLICY = 'compiled-markdown';
