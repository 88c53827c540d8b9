/** How a link to a file in `content/files` begins; its name follows. */
export const FILE_LINK = 'files/';
