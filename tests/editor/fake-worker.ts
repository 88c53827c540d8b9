import { connect } from '../../src/studio/app/api.ts';
import type { WorkerAnswer, WorkerRequest } from '../../src/studio/protocol.ts';

/**
 * Answers the requests of the editor in place of its worker.
 * @param answer returns what an action answers, or throws
 */
export function fakeWorker(answer: (action: string, ...given: unknown[]) => unknown): void {
  const worker = new EventTarget() as Worker;
  worker.postMessage = async (request: WorkerRequest) => {
    const { id, action, given } = request;
    let data: WorkerAnswer;
    try {
      data = { id, answer: await answer(action, ...given) };
    } catch (error) {
      data = { id, message: (error as Error).message, refusal: undefined };
    }
    worker.dispatchEvent(new MessageEvent('message', { data }));
  };
  connect(worker, { address: 'https://www.example.test', place: { kind: 'folder', token: '' } });
}
