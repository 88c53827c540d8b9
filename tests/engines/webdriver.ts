import { once } from 'node:events';
import { connect } from 'node:net';

/** Commands of W3C WebDriver by their names in Marionette, with their endpoints over HTTP. */
const ENDPOINTS = {
  Navigate: 'url',
  Back: 'back',
  Forward: 'forward',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
};

/** Sends a command of a session and returns the value of its answer. Throws the browser's message when it fails. */
export type Send = (command: keyof typeof ENDPOINTS, parameters?: object) => Promise<unknown>;

/** Every request to another machine goes to a port of this one where nothing answers. */
const CAPABILITIES = {
  alwaysMatch: {
    proxy: {
      proxyType: 'manual',
      httpProxy: '127.0.0.1:9',
      sslProxy: '127.0.0.1:9',
      noProxy: ['localhost', '127.0.0.1'],
    },
  },
};

/** Starts a session with a driver that speaks WebDriver over HTTP. */
export async function sessionOverHttp(driver: string): Promise<Send> {
  const post = async (path: string, parameters: object) => {
    const response = await fetch(`${driver}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(parameters),
    });
    const { value } = (await response.json()) as { value: { message?: string; sessionId?: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const { sessionId } = await post('', { capabilities: CAPABILITIES });
  return (command, parameters = {}) => post(`/${sessionId}/${ENDPOINTS[command]}`, parameters);
}

/**
 * Starts a session with Firefox itself. Marionette takes the same commands as JSON over TCP, each with its length in bytes
 * before it: geckodriver, which not every system has, translates HTTP to nothing else.
 */
export async function sessionOverMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers = new Map<number, (error: { message: string } | null, result: { value?: unknown }) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('utf8', 0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // The first message is a greeting, an object.
      if (Array.isArray(message)) answers.get(message[1])?.(message[2], message[3]);
    }
  });
  const send = (command: string, parameters: object = {}) =>
    new Promise((resolve, reject) => {
      const id = answers.size;
      answers.set(id, (error, result) => (error ? reject(new Error(error.message)) : resolve(result.value)));
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await send('NewSession', { capabilities: CAPABILITIES });
  return send;
}
