import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the mail service fails, as seen from its own side. A number is a status that it answers. */
export type ServerFault =
  | number
  | 'redirect'
  | 'redirect with its message'
  | 'no CORS header'
  | 'reset before delivery'
  | 'reset after delivery'
  | 'a body that never ends';

export interface FaultServer {
  url: string;
  fault: ServerFault;
  /** Answers wait for it. */
  hold: Promise<void> | undefined;
  /** Keeps answers back. @returns the function that lets them go */
  holdAnswers(): () => void;
  /** Requests that arrived. */
  requests: { url: string; headers: IncomingMessage['headers'] }[];
  /** Messages that were delivered. */
  mails: Record<string, string>[];
  reset(): Promise<void>;
  close(): Promise<void>;
}

const ALLOW = { 'Access-Control-Allow-Origin': '*' };

/** A mail service on another origin that counts messages and fails on demand. */
export async function startFaultServer(): Promise<FaultServer> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/favicon.ico') return response.writeHead(404).end(); // of the plain endpoint's page
    // Who follows a redirect is welcome: that must then show in the count of mails.
    const fault = request.url === '/thanks' ? 200 : state.fault;
    response.on('error', () => {}); // the browser may have closed by then, as some tests want
    state.requests.push({ url: `${request.method} ${request.url}`, headers: request.headers });
    if (fault === 'reset before delivery') return request.socket.resetAndDestroy();
    const form = await read(request);
    if (!form) return;
    const fails = (typeof fault === 'number' && fault >= 300) || fault === 'redirect';
    if (!fails && fault !== 'redirect with its message') state.mails.push(form);
    await state.hold;
    answer(fault, request, response);
  }

  function answer(fault: ServerFault, request: IncomingMessage, response: ServerResponse) {
    if (fault === 'reset after delivery') return request.socket.resetAndDestroy();
    if (typeof fault === 'number') return response.writeHead(fault, ALLOW).end(fault === 204 ? '' : '{}');
    if (fault === 'no CORS header') return response.writeHead(200).end('{}');
    if (fault.startsWith('redirect'))
      return response.writeHead(fault === 'redirect' ? 302 : 307, { ...ALLOW, Location: '/thanks' }).end();
    response.writeHead(200, { ...ALLOW, 'Content-Type': 'application/json', 'Content-Length': 1e6 });
    response.flushHeaders();
    const more = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(more));
  }

  const state: FaultServer = {
    url: `http://127.0.0.1:${port}`,
    fault: 200,
    hold: undefined,
    requests: [],
    mails: [],
    holdAnswers() {
      let letGo = () => {};
      state.hold = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    async reset() {
      Object.assign(state, { fault: 200, hold: undefined, requests: [], mails: [] });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

/** The fields of a form; undefined when its sender left before it was whole. */
async function read(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
  } catch {
    return undefined;
  }
  const type = request.headers['content-type'];
  if (!type) return {};
  const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
