import { base64 } from './base64.ts';
import {
  type Changes,
  type ContentStore,
  isText,
  type Snapshot,
  StoreError,
  type StoreRefusal,
  stampOf,
} from './content-store.ts';

export interface GithubOptions {
  /** `owner/name`. */
  repository: string;
  branch: string;
  token: string;
  api?: string;
}

/** What the person may do with the repository. */
export interface GithubAccess {
  canWrite: boolean;
  isArchived: boolean;
  /** Whether changes need a pull request. */
  isProtected: boolean;
  /** Git's name for the folder of the website's code: an editor that was made from another one is out of date. */
  codeVersion?: string | undefined;
}

/** A commit that has changed the content. */
export interface PastCommit {
  version: string;
  /** The version before it. */
  parent: string;
  /** The first line of its message. */
  words: string;
  author: string;
  /** ISO 8601. */
  date: string;
}

export interface GithubStore extends ContentStore {
  /** @throws StoreError where the repository cannot be seen */
  access(): Promise<GithubAccess>;
  /** The latest commits of the content, the newest first. */
  history(): Promise<PastCommit[]>;
  /** The content as it was at a commit. */
  at(version: string): Promise<Snapshot>;
  /**
   * Proposes changes by a pull request from a branch of their own, for a branch that is protected.
   * @param on the newest snapshot
   * @returns the address of the pull request
   * @throws StoreError as `commit` does; nothing of the changes is then left behind
   */
  publishForReview(on: Snapshot, changes: Changes, words: string): Promise<string>;
}

/** The folder of the repository that the content is in. */
const FOLDER = 'content/';
const CODE_FOLDER = 'src';

/** Bytes of one commit that GitHub takes for sure: as base64 they are a third more, and its limit is about 37 MB. */
const MOST_BYTES = 20_000_000;

/** A connection that takes longer, in milliseconds, has broken down; the largest commit takes a slow one this long. */
const PATIENCE_MS = 180_000;

/** Longer first lines of messages are cut off by most programs. */
const LONGEST_HEADLINE = 72;

const ACCESS = `query($owner: String!, $name: String!, $ref: String!, $code: String!) {
  repository(owner: $owner, name: $name) {
    isArchived viewerPermission ref(qualifiedName: $ref) { refUpdateRule { viewerCanPush } }
    object(expression: $code) { oid }
  }
}`;
const HISTORY = `query($owner: String!, $name: String!, $ref: String!, $path: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $ref) { target { ... on Commit { history(first: 10, path: $path) {
      nodes { oid messageHeadline committedDate author { name } parents(first: 1) { nodes { oid } } }
    } } } }
  }
}`;
const COMMIT = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

interface AccessData {
  repository: {
    isArchived: boolean;
    viewerPermission: string | null;
    ref: { refUpdateRule: { viewerCanPush: boolean } | null } | null;
    object: { oid: string } | null;
  };
}
interface HistoryNode {
  oid: string;
  messageHeadline: string;
  committedDate: string;
  author: { name: string | null } | null;
  parents: { nodes: { oid: string }[] };
}
interface HistoryData {
  repository: { ref: { target: { history: { nodes: HistoryNode[] } } } | null };
}
interface TextData {
  repository: Record<string, { text: string | null } | null>;
}
interface CommitData {
  createCommitOnBranch: { commit: { oid: string } };
}
interface TreeAnswer {
  truncated: boolean;
  tree: { path: string; type: string; mode: string; sha: string; size?: number }[];
}

/** An answer of GraphQL with an error that names no refusal of its own. */
class UnknownFailure extends Error {}

/** The content of a repository on GitHub: four requests with `access` to open all texts, and one for a commit. */
export function createGithubStore({
  repository,
  branch,
  token,
  api = 'https://api.github.com',
}: GithubOptions): GithubStore {
  const [owner, name] = repository.split('/');
  /** The newest snapshot, and the mark by which GitHub says that the branch is still there. */
  let last: { snapshot: Snapshot; etag: string | null } | undefined;

  async function send(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const request: RequestInit = {
      // The answer 304 has to come through.
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json', ...headers },
    };
    const response = await fetch(api + path, request).catch((cause: unknown) => {
      throw new StoreError('offline', undefined, { cause });
    });
    if (response.ok || response.status === 304) return response;
    throw refusalOf(response, init.method);
  }

  async function post<Answer>(path: string, what: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await send(path, { method: 'POST', body: JSON.stringify(what), headers });
    return response.json() as Promise<Answer>;
  }

  async function ask<Data>(query: string, variables: object): Promise<Data> {
    type Answer = { data?: Data; errors?: { type?: string; message: string }[] };
    const { data, errors } = await post<Answer>('/graphql', { query, variables });
    const [error] = errors ?? [];
    if (!error && data) return data;
    const refusal = REFUSED_TYPES[error?.type ?? ''];
    if (refusal) throw new StoreError(refusal, undefined, { cause: error });
    throw new UnknownFailure(error?.message ?? 'GitHub has sent an empty answer.');
  }

  async function access(): Promise<GithubAccess> {
    const [ref, code] = [`refs/heads/${branch}`, `refs/heads/${branch}:${CODE_FOLDER}`];
    const found = await ask<AccessData>(ACCESS, { owner, name, ref, code });
    const { isArchived, viewerPermission, ref: head, object } = found.repository;
    return {
      canWrite: ['ADMIN', 'MAINTAIN', 'WRITE'].includes(viewerPermission ?? ''),
      isArchived,
      isProtected: head?.refUpdateRule?.viewerCanPush === false,
      codeVersion: object?.oid,
    };
  }

  async function snapshot(): Promise<Snapshot> {
    const headers: HeadersInit = last?.etag ? { 'If-None-Match': last.etag } : {};
    const response = await send(`/repos/${repository}/git/ref/heads/${encodeURIComponent(branch)}`, {
      headers,
    });
    if (response.status === 304 && last) return last.snapshot;
    const version = ((await response.json()) as { object: { sha: string } }).object.sha;
    const etag = response.headers.get('ETag');
    const current = last?.snapshot.version === version ? last.snapshot : await at(version);
    last = { snapshot: current, etag };
    return current;
  }

  async function history(): Promise<PastCommit[]> {
    const variables = { owner, name, ref: `refs/heads/${branch}`, path: FOLDER.slice(0, -1) };
    const nodes = (await ask<HistoryData>(HISTORY, variables)).repository.ref?.target.history.nodes ?? [];
    return nodes.flatMap(({ oid, messageHeadline, committedDate, author, parents }) =>
      // The first commit of all has nothing to go back to.
      parents.nodes.map((parent) => ({
        version: oid,
        parent: parent.oid,
        words: messageHeadline,
        author: author?.name ?? '',
        date: committedDate,
      })),
    );
  }

  async function at(version: string): Promise<Snapshot> {
    const response = await send(`/repos/${repository}/git/trees/${version}?recursive=1`);
    const { tree, truncated } = (await response.json()) as TreeAnswer;
    if (truncated) throw new Error('The repository has more files than GitHub lists at once.');
    const files = tree.filter(({ path, type, mode }) => type === 'blob' && mode !== LINK && isContent(path));
    const entries = files.map(
      ({ path, sha, size = 0 }) => [path.slice(FOLDER.length), { stamp: sha, size }] as const,
    );
    return { version, files: new Map(entries) };
  }

  async function texts(stamps: readonly string[]): Promise<Map<string, Uint8Array>> {
    if (stamps.length === 0) return new Map();
    const fields = stamps.map((stamp, at) => `f${at}: object(oid: "${stamp}") { ... on Blob { text } }`);
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
    const found = (await ask<TextData>(query, { owner, name })).repository;
    const all = stamps.map(async (stamp, at) => {
      const bytes = new TextEncoder().encode(found[`f${at}`]?.text ?? '');
      // What is not UTF-8 comes as a text of other bytes, or as none.
      return [stamp, (await stampOf(bytes)) === stamp ? bytes : await blob(stamp)] as const;
    });
    return new Map(await Promise.all(all));
  }

  async function blob(stamp: string): Promise<Uint8Array> {
    const headers = { Accept: 'application/vnd.github.raw+json' };
    // It never changes, so the browser needs to ask only once.
    const init: RequestInit = { headers, cache: 'force-cache' };
    const response = await send(`/repos/${repository}/git/blobs/${stamp}`, init);
    return new Uint8Array(await response.arrayBuffer());
  }

  async function read(on: Snapshot, names: readonly string[]): Promise<Map<string, Uint8Array>> {
    const known = names.flatMap((one) => {
      const file = on.files.get(one);
      return file ? [{ name: one, stamp: file.stamp }] : [];
    });
    const stamps = new Set(known.filter((one) => isText(one.name)).map(({ stamp }) => stamp));
    const found = await texts([...stamps]);
    const all = known.map(
      async ({ name: one, stamp }) => [one, found.get(stamp) ?? (await blob(stamp))] as const,
    );
    return new Map(await Promise.all(all));
  }

  /** @returns Git's name for the commit */
  async function commitTo(target: string, on: Snapshot, changes: Changes, words: string): Promise<string> {
    const size = [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
    if (size > MOST_BYTES) throw new StoreError('too-large');
    const input = {
      branch: { repositoryNameWithOwner: repository, branchName: target },
      message: messageOf(words),
      expectedHeadOid: on.version,
      fileChanges: {
        additions: [...changes].flatMap(([one, bytes]) =>
          bytes ? [{ path: FOLDER + one, contents: base64(bytes) }] : [],
        ),
        deletions: [...changes].flatMap(([one, bytes]) =>
          !bytes && on.files.has(one) ? [{ path: FOLDER + one }] : [],
        ),
      },
    };
    const { createCommitOnBranch } = await ask<CommitData>(COMMIT, { input }).catch((error: unknown) =>
      explain(error, target),
    );
    return createCommitOnBranch.commit.oid;
  }

  async function commit(on: Snapshot, changes: Changes, words: string): Promise<Snapshot> {
    const version = await commitTo(branch, on, changes, words);
    const files = new Map(on.files);
    for (const [one, bytes] of changes)
      if (bytes) files.set(one, { stamp: await stampOf(bytes), size: bytes.length });
      else files.delete(one);
    last = { snapshot: { version, files }, etag: null };
    return last.snapshot;
  }

  async function publishForReview(on: Snapshot, changes: Changes, words: string): Promise<string> {
    const target = `edit-${crypto.randomUUID().slice(0, 8)}`;
    await post(`/repos/${repository}/git/refs`, { ref: `refs/heads/${target}`, sha: on.version });
    try {
      await commitTo(target, on, changes, words);
      const { headline, body } = messageOf(words);
      const pull = { title: headline, body, head: target, base: branch };
      return (await post<{ html_url: string }>(`/repos/${repository}/pulls`, pull)).html_url;
    } catch (error) {
      const left = `/repos/${repository}/git/refs/heads/${target}`;
      // A branch that cannot be deleted either harms nobody, and what was refused first is what to say.
      await send(left, { method: 'DELETE' }).catch(() => undefined);
      throw error;
    }
  }

  /** Says why a commit has failed, by what the person may do: GitHub's own sentences may change. */
  async function explain(error: unknown, target: string): Promise<never> {
    if (!(error instanceof UnknownFailure)) throw error;
    const { isArchived, canWrite } = await access();
    if (isArchived) throw new StoreError('read-only', ARCHIVED, { cause: error });
    if (!canWrite) throw new StoreError('read-only', undefined, { cause: error });
    // A rule of the branch: GitHub tells only some of them beforehand.
    if (target === branch) throw new StoreError('protected', undefined, { cause: error });
    throw error;
  }

  return { access, history, at, snapshot, read, commit, publishForReview };
}

function messageOf(words: string): { headline: string; body: string } {
  const [first = '', ...more] = words.split('\n');
  if (first.length <= LONGEST_HEADLINE) return { headline: first, body: more.join('\n').trim() };
  return { headline: `${first.slice(0, LONGEST_HEADLINE - 1).trimEnd()}…`, body: words.trim() };
}

const ARCHIVED =
  'The website’s files are archived, so nobody can change them. Ask whoever looks after the website.';

/** The types of GraphQL's errors that say what is the matter. */
const REFUSED_TYPES: Partial<Record<string, StoreRefusal>> = {
  STALE_DATA: 'stale',
  NOT_FOUND: 'no-access',
  FORBIDDEN: 'read-only',
  RATE_LIMITED: 'too-many',
};

/** The mode of a symbolic link in Git. */
const LINK = '120000';

const isContent = (path: string) => path.startsWith(FOLDER) && !/\/\./.test(path);

function refusalOf({ status, statusText, headers }: Response, method = 'GET'): Error {
  if (status === 401) return new StoreError('signed-out');
  if (status === 404) return new StoreError('no-access');
  if (status === 413) return new StoreError('too-large');
  const reset = Number(headers.get('X-RateLimit-Reset'));
  const isLimited = headers.get('X-RateLimit-Remaining') === '0' || headers.has('Retry-After');
  if (status === 429 || (status === 403 && isLimited)) return new StoreError('too-many', limitedUntil(reset));
  if (status === 403) return new StoreError(method === 'GET' ? 'no-access' : 'read-only');
  if (status >= 500)
    return new StoreError('offline', 'GitHub does not answer at the moment. Try again later.');
  return new Error(`GitHub has answered with ${status} ${statusText}.`);
}

/** @param seconds since 1970; not a number or 0 where GitHub does not say it */
function limitedUntil(seconds: number): string | undefined {
  if (!seconds) return undefined;
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(seconds * 1000);
  return `There have been too many requests. Your words are kept; try again after ${time}.`;
}
