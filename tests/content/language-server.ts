import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

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
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #diagnostics = new Map<string, (found: Diagnostic[]) => void>();
  #buffer = Buffer.alloc(0);
  #last = 0;
  #file = 0;

  constructor() {
    const server = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');
    this.#process = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#process.stdout?.on('data', (data: Buffer) => this.#take(data));
  }

  /** Starts the server with a schema for files whose name begins with `page` and one for `site`. */
  async start(): Promise<void> {
    const root = pathToFileURL(process.cwd()).href;
    await this.request('initialize', {
      processId: process.pid,
      rootUri: root,
      capabilities: {
        textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
      },
      workspaceFolders: [{ uri: root, name: 'site' }],
    });
    this.#send({ method: 'initialized', params: {} });
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings: { yaml: settings() } } });
  }

  /** Opens a text as a new file of a kind; returns its address and the server's first diagnostics. */
  async open(kind: 'page' | 'site', text: string): Promise<{ uri: string; diagnostics: Diagnostic[] }> {
    const uri = pathToFileURL(join(process.cwd(), `${kind}${++this.#file}.yaml`)).href;
    const diagnostics = new Promise<Diagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    });
    return { uri, diagnostics: await diagnostics };
  }

  request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#last;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result),
      ),
    );
  }

  stop(): void {
    this.#process.kill();
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #take(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/.exec(this.#buffer.subarray(0, Math.max(end, 0)).toString())?.[1],
      );
      if (end < 0 || this.#buffer.length < end + 4 + length) return;
      const body = this.#buffer.subarray(end + 4, end + 4 + length).toString();
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#receive(JSON.parse(body) as Message);
    }
  }

  #receive(message: Message): void {
    const { id, method } = message;
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: Diagnostic[] };
      this.#diagnostics.get(uri)?.(diagnostics);
      this.#diagnostics.delete(uri);
    } else if (id !== undefined && method === undefined) {
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    } else if (id !== undefined) {
      const { items = [] } = message.params as { items?: { section?: string }[] };
      const result = items.map(({ section }) => (section === 'yaml' ? settings() : {}));
      this.#send({ id, result: method === 'workspace/configuration' ? result : null });
    }
  }
}
