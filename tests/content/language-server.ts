import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection } from 'vscode-jsonrpc/node.js';

/** The editor's settings for the server: the schemas that `.vscode/settings.json` maps. */
function settings() {
  const schema = (name: string) => pathToFileURL(join('.vscode', `${name}.schema.json`)).href;
  return {
    schemas: { [schema('page')]: '/page*.yaml', [schema('site')]: '/site*.yaml' },
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false, url: '' },
  };
}

/** A diagnostic of a language server. */
export interface Diagnostic {
  message: string;
  range: { start: { line: number; character: number } };
}

/** The real yaml-language-server, over stdin and stdout, set up with the schemas of `.vscode`. */
export class LanguageServer {
  readonly #process = spawn(
    process.execPath,
    [createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server'), '--stdio'],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  readonly #connection = createMessageConnection(this.#process.stdout, this.#process.stdin);
  readonly #diagnostics = new Map<string, (found: Diagnostic[]) => void>();
  #file = 0;

  /** Starts the server with a schema for files whose name begins with `page` and one for `site`. */
  async start(): Promise<void> {
    const root = pathToFileURL(process.cwd()).href;
    this.#connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#diagnostics.get(uri)?.(diagnostics);
      this.#diagnostics.delete(uri);
    });
    this.#connection.onRequest('workspace/configuration', ({ items }: { items: { section?: string }[] }) =>
      items.map(({ section }) => (section === 'yaml' ? settings() : {})),
    );
    this.#connection.onRequest('client/registerCapability', () => null);
    this.#connection.listen();
    await this.request('initialize', {
      processId: process.pid,
      rootUri: root,
      capabilities: {
        textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
      },
      workspaceFolders: [{ uri: root, name: 'site' }],
    });
    await this.#connection.sendNotification('initialized', {});
    await this.#connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { yaml: settings() },
    });
  }

  /** Opens a text as a new file of a kind; returns its address and the server's first diagnostics. */
  async open(kind: 'page' | 'site', text: string): Promise<{ uri: string; diagnostics: Diagnostic[] }> {
    const uri = pathToFileURL(join(process.cwd(), `${kind}${++this.#file}.yaml`)).href;
    const diagnostics = new Promise<Diagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve));
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    await this.#connection.sendNotification('textDocument/didOpen', { textDocument });
    return { uri, diagnostics: await diagnostics };
  }

  request(method: string, params: unknown): Promise<unknown> {
    return this.#connection.sendRequest(method, params);
  }

  stop(): void {
    this.#process.kill();
  }
}
