/**
 * A stand-in for GitHub's API over a real bare repository, by Git's own commands. GraphQL is executed against the schema
 * that GitHub publishes, so a query that GitHub would not take fails here as well.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { buildSchema, GraphQLError, graphql } from 'graphql';

const schema = buildSchema(readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8'), {
  assumeValid: true,
});

export const REPOSITORY = 'cedarline/website';

/** What a token of this name may do, with or without `github_pat_` before it. */
type Role = 'write' | 'read' | 'none' | 'expired';

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

interface Answer {
  status: number;
  body: object | Buffer;
  headers?: Record<string, string>;
}

/** What a browser asks before a request to another origin. */
const ASKED_FIRST = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
  'Access-Control-Max-Age': '86400',
};

export type Github = Awaited<ReturnType<typeof startGithub>>;

/** Starts it with a repository whose branch `main` has one file beside the content. */
export async function startGithub() {
  const bare = mkdtempSync(join(tmpdir(), 'github-'));
  /** What a test may switch; `requests` has everything that was asked. */
  const state = {
    isArchived: false,
    isProtected: false,
    /** A rule of the branch that nothing tells beforehand, as rulesets have. */
    hasRules: false,
    isLimited: false,
    isDown: false,
    /** The token has no right to make pull requests. */
    isWithoutPulls: false,
    requests: [] as string[],
    pulls: [] as { title: string; body: string; head: string; base: string }[],
  };
  const run = (args: string[], input?: Buffer) =>
    execFileSync('git', ['--git-dir', bare, ...args], { input, maxBuffer: 2e8 });
  const git = (...args: string[]) => run(args).toString().trim();
  git('init', '--quiet', '--bare', '--initial-branch=main', '--template=');

  const head = (branch = 'main'): string | undefined => {
    const file = join(bare, 'refs/heads', branch);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  };

  /** Commits files by their paths in the repository, on top of a branch, by one process. */
  function commit(files: ReadonlyMap<string, Buffer | undefined>, message: string, branch = 'main') {
    const data = (bytes: Buffer) => [Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')];
    const changes = [...files].flatMap(([path, bytes]) =>
      bytes ? [Buffer.from(`M 100644 inline ${path}\n`), ...data(bytes)] : [Buffer.from(`D ${path}\n`)],
    );
    const who = 'Mona <mona@users.noreply.github.example> now';
    const start = `commit refs/heads/${branch}\nauthor ${who}\ncommitter ${who}\n`;
    const from = head(branch) ? `from refs/heads/${branch}^0\n` : '';
    const stream = [Buffer.from(start), ...data(Buffer.from(message)), Buffer.from(from), ...changes];
    run(['fast-import', '--quiet', '--date-format=now'], Buffer.concat(stream));
    return String(head(branch));
  }
  const code = ['src/main.ts', Buffer.from('export {};\n')] as const;
  commit(new Map([['README.md', Buffer.from('# The website\n')], code]), 'Begin');

  const fail = (type: string, message: string) => new GraphQLError(message, { extensions: { type } });

  function commitOnBranch({ branch, expectedHeadOid, message, fileChanges }: CommitInput, role: Role) {
    const { repositoryNameWithOwner, branchName } = branch;
    if (role === 'none' || repositoryNameWithOwner !== REPOSITORY)
      throw fail(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${repositoryNameWithOwner}'.`,
      );
    if (role !== 'write') throw fail('FORBIDDEN', 'Resource not accessible by personal access token');
    if (state.isArchived) throw fail('UNPROCESSABLE', 'Repository was archived so is read-only.');
    if ((state.isProtected || state.hasRules) && branchName === 'main')
      throw fail('UNPROCESSABLE', 'Changes must be made through a pull request.');
    const now = head(branchName);
    if (now !== expectedHeadOid)
      throw fail('STALE_DATA', `Expected branch to point to "${expectedHeadOid}".`);
    const { additions = [], deletions = [] } = fileChanges;
    const there = new Set(git('ls-tree', '-r', '-z', '--name-only', now).split('\0'));
    for (const { path } of deletions)
      if (!there.has(path))
        throw fail('UNPROCESSABLE', 'A path was requested for deletion which does not exist.');
    const files = new Map<string, Buffer | undefined>([
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
      ...deletions.map(({ path }) => [path, undefined] as const),
    ]);
    const text = message.body ? `${message.headline}\n\n${message.body}` : message.headline;
    return { commit: { __typename: 'Commit', oid: commit(files, text, branchName) } };
  }

  function history({ first, path }: { first: number; path: string }) {
    const format = '%H%x00%P%x00%an%x00%cI%x00%s';
    const lines = git('log', `-${first}`, `--format=${format}`, 'main', '--', path)
      .split('\n')
      .filter(Boolean);
    const nodes = lines.map((line) => {
      const [oid, parents = '', name, committedDate, messageHeadline] = line.split('\0');
      const nodes = parents
        .split(' ')
        .filter(Boolean)
        .map((parent) => ({ oid: parent }));
      return { oid, parents: { nodes }, author: { name }, committedDate, messageHeadline };
    });
    return { nodes };
  }

  const repositoryFor = (role: Role) => ({
    isArchived: state.isArchived,
    viewerPermission: role === 'write' ? 'WRITE' : 'READ',
    ref: ({ qualifiedName }: { qualifiedName: string }) =>
      head(qualifiedName.replace('refs/heads/', '')) && {
        name: qualifiedName,
        refUpdateRule: state.isProtected ? { viewerCanPush: false } : null,
        target: { __typename: 'Commit', history },
      },
    object({ oid, expression }: { oid?: string; expression?: string }) {
      if (!oid) return { __typename: 'Tree', oid: git('rev-parse', '--verify', String(expression)) };
      const bytes = run(['cat-file', 'blob', oid]);
      const isBinary = bytes.includes(0);
      return { __typename: 'Blob', isBinary, text: isBinary ? null : bytes.toString() };
    },
  });

  async function query(body: Buffer, role: Role): Promise<Answer> {
    const { query: source, variables } = JSON.parse(body.toString()) as { query: string; variables: object };
    const rootValue = {
      repository({ owner, name }: { owner: string; name: string }) {
        if (role !== 'none' && `${owner}/${name}` === REPOSITORY) return repositoryFor(role);
        throw fail('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
      },
      createCommitOnBranch: ({ input }: { input: CommitInput }) => commitOnBranch(input, role),
    };
    const { data, errors } = await graphql({ schema, source, rootValue, variableValues: { ...variables } });
    const shown = errors?.map(({ message, path, extensions: { type } }) => ({ message, path, type }));
    return { status: 200, body: { data: data ?? null, ...(shown && { errors: shown }) } };
  }

  const sizeOf = (size: string | undefined) => (size === '-' ? {} : { size: Number(size) });

  const refused = (message: string): Answer => ({ status: 422, body: { message } });

  /** Makes a branch or a pull request, or deletes a branch. */
  function change(pathname: string, method: string, body: Buffer, role: Role): Answer {
    if (role !== 'write' || state.isArchived)
      return { status: 403, body: { message: 'Resource not accessible by personal access token' } };
    if (method === 'DELETE') {
      const branch = pathname.replace('/git/refs/heads/', '');
      if (!head(branch)) return refused('Reference does not exist');
      git('update-ref', '-d', `refs/heads/${branch}`);
      return { status: 204, body: Buffer.alloc(0) };
    }
    const given = JSON.parse(body.toString()) as Record<string, string | undefined>;
    if (pathname === '/git/refs') {
      const { ref = '', sha = '' } = given;
      const name = ref.replace(/^refs\/heads\//, '');
      if (!/^refs\/heads\/[\w-]+$/.test(ref) || head(name)) return refused('Reference already exists');
      if (!/^[\da-f]{40}$/.test(sha)) return refused('The sha parameter must be exactly 40 characters');
      git('update-ref', ref, sha);
      return { status: 201, body: { ref, object: { type: 'commit', sha } } };
    }
    if (pathname !== '/pulls') return { status: 404, body: { message: 'Not Found' } };
    const { title, body: text = '', head: from = '', base = '' } = given;
    if (state.isWithoutPulls)
      return { status: 403, body: { message: 'Resource not accessible by personal access token' } };
    if (!title || !head(from) || !head(base) || head(from) === head(base))
      return refused('Validation Failed');
    const number = state.pulls.push({ title, body: text, head: from, base });
    return { status: 201, body: { number, html_url: `https://github.com/${REPOSITORY}/pull/${number}` } };
  }

  function rest(pathname: string, { headers }: IncomingMessage): Answer {
    const [, kind, name = ''] = /^\/git\/(ref\/heads|trees|blobs)\/([^/]+)$/.exec(pathname) ?? [];
    if (kind === 'ref/heads') {
      const sha = head(decodeURIComponent(name));
      if (!sha) return { status: 404, body: { message: 'Not Found' } };
      const ETag = `"${sha}"`;
      if (headers['if-none-match'] === ETag) return { status: 304, body: Buffer.alloc(0), headers: { ETag } };
      return {
        status: 200,
        body: { ref: `refs/heads/${name}`, object: { type: 'commit', sha } },
        headers: { ETag },
      };
    }
    if (kind === 'trees') {
      const lines = git('ls-tree', '-r', '-t', '-l', '-z', name).split('\0').filter(Boolean);
      const tree = lines.map((line) => {
        const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
        return { mode, type, sha, path, ...sizeOf(size) };
      });
      return { status: 200, body: { sha: name, truncated: false, tree } };
    }
    if (kind === 'blobs' && headers.accept?.includes('raw'))
      return {
        status: 200,
        body: run(['cat-file', 'blob', name]),
        headers: { 'Cache-Control': 'private, max-age=60, s-maxage=60', Vary: 'Accept, Authorization' },
      };
    return { status: 404, body: { message: 'Not Found' } };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'OPTIONS') return { status: 204, body: Buffer.alloc(0), headers: ASKED_FIRST };
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    state.requests.push(`${request.method} ${pathname}`);
    const role = (request.headers.authorization ?? '').replace(/^Bearer (github_pat_)?/, '') as Role;
    if (state.isDown) return { status: 502, body: { message: 'Server Error' } };
    if (!['write', 'read', 'none'].includes(role))
      return { status: 401, body: { message: 'Bad credentials' } };
    if (state.isLimited)
      return {
        status: 403,
        body: { message: 'API rate limit exceeded' },
        headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1800000000' },
      };
    if (pathname === '/graphql') return query(body, role);
    const root = `/repos/${REPOSITORY}`;
    if (role === 'none' || !pathname.startsWith(root)) return { status: 404, body: { message: 'Not Found' } };
    const { method = 'GET' } = request;
    const path = pathname.slice(root.length);
    return method === 'GET' ? rest(path, request) : change(path, method, body, role);
  }

  const server = createServer(async (request, response) => {
    const { status, body, headers } = await answer(request);
    response.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
      ...headers,
    });
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bare repository. */
    folder: bare,
    state,
    git,
    commit,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(bare, { recursive: true });
    },
  };
}
