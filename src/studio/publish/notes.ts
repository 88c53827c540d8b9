/** A plain sentence about publishing, and what remains possible. */
export interface Note {
  code: NoteCode;
  message: string;
  /** What to do now. */
  advice: string;
  /** What a technician needs: names of files, or the answer of the server. */
  details?: string;
}

const SAFE = 'Your changes are safe in the files on this computer.';
const NEXT = 'It goes with the next publish.';

/** Every sentence, with what to do. */
const notes = {
  'no-git': [
    'This computer has no Git, the program that sends changes to the website.',
    `${SAFE} Install Git from git-scm.com and start the editor again, or let a technician upload the site.`,
  ],
  'old-git': [
    'Git on this computer is too old: publishing needs version 2.38 or newer.',
    `${SAFE} Install the current version from git-scm.com and start the editor again.`,
  ],
  'no-repository': [
    'This folder is not connected to the website: it is a plain copy.',
    `${SAFE} A technician can connect it; .github/PUBLISHING.md says how.`,
  ],
  detached: [
    'This folder shows an older version of the website, which nothing can be published from.',
    `${SAFE} A technician can bring it back to the current one (git switch main).`,
  ],
  unfinished: [
    'Another program has begun to bring two versions of the website together and has not finished.',
    `${SAFE} A technician has to finish it first (git status says how).`,
  ],
  'no-remote': [
    'This folder is not connected to the website yet.',
    '“Publish” keeps a version on this computer, to which you can return. A technician can connect the folder; .github/PUBLISHING.md says how.',
  ],
  'other-branch': [
    'This folder holds a draft of the website.',
    '“Publish” sends it as a draft for others to look at; the website itself stays as it is until a technician takes it over.',
  ],
  'first-time': [
    'Nothing has been published from this folder yet.',
    '“Publish” sends the whole website for the first time.',
  ],
  interrupted: [
    'The last publish was interrupted, perhaps because the computer was switched off.',
    'Nothing is lost. What has not gone yet is listed here; publish again.',
  ],
  busy: ['A publish is already running.', 'Wait until it has finished.'],
  locked: [
    'Another program is using Git in this folder.',
    'Wait a moment and publish again. If this stays, restart the computer.',
  ],
  identity: ['Each version carries the name and email address of the person who made it.', 'Write yours.'],
  'content-errors': [
    'The check found mistakes, so nothing is published; the website stays as it was.',
    'Correct what is listed, then publish again.',
  ],
  'merged-errors': [
    'Your changes and what others have published do not fit together. Both are in your files now; nothing is published.',
    'Correct what is listed, then publish again.',
  ],
  conflict: [
    'Somebody else has changed the same words.',
    'Choose which to keep. Nothing is lost: the other version stays in the history.',
  ],
  'conflict-outside': [
    'You and somebody else have changed the same file of the website’s program.',
    `Your version is kept on this computer. A technician has to bring both together (git merge).`,
  ],
  'in-the-way': [
    'Others have changed files of the website’s program that are also changed on this computer.',
    `Your version is kept on this computer. A technician has to commit or put away the changes to these files.`,
  ],
  unrelated: [
    'This folder and the published website have nothing in common.',
    'Your version is kept on this computer. A technician has to look whether the folder is connected to the right place.',
  ],
  offline: ['The server could not be reached.', `A version is kept on this computer. ${NEXT}`],
  slow: ['The server took too long to answer.', `A version is kept on this computer. ${NEXT}`],
  'no-access': [
    'The server did not let you in.',
    `A version is kept on this computer. ${NEXT} A technician has to give you access or sign in once on this computer.`,
  ],
  'no-place': [
    'The place that this folder publishes to does not exist.',
    'A version is kept on this computer. A technician has to correct the address (git remote).',
  ],
  'refused-by-server': [
    'The server has refused the changes.',
    'A version is kept on this computer. A technician finds the server’s reason below.',
  ],
  'too-busy': [
    'Others are publishing at the same time.',
    `A version is kept on this computer. ${NEXT} Try again in a minute.`,
  ],
  failed: ['Git reported an error that is not known here.', `${SAFE} A technician finds the error below.`],
} as const satisfies Record<string, readonly [message: string, advice: string]>;

export type NoteCode = keyof typeof notes;

/** The sentence for a code. */
export function note(code: NoteCode, details?: string): Note {
  const [message, advice] = notes[code];
  return { code, message, advice, ...(details ? { details } : {}) };
}
