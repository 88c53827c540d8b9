import { useCallback, useEffect, useState } from 'react';
import type {
  Choice,
  PublishAnswer,
  PublishRequest,
  PublishState,
  PublishStep,
} from '../../publish/messages.ts';
import type { TakeBackAnswer } from '../../publish/take-back.ts';
import { post } from '../api.ts';

/** How often the browser asks what a publish is doing. */
const STEP_MS = 400;

/** What the dialog knows about publishing, and what it can do. */
export interface Publishing {
  state: PublishState | undefined;
  answer: PublishAnswer | undefined;
  /** What a running publish is doing. */
  step: PublishStep | undefined;
  isRunning: boolean;
  /** Why the server could not be asked. */
  failure: string | undefined;
  /** Whether files have changed under the page that is open. */
  isStale: boolean;
  publish: (request?: PublishRequest) => Promise<void>;
  takeBack: (id: string) => Promise<void>;
  /** Problems of the last change that could not be taken back. */
  refusal: string | undefined;
}

/** @param ready whether the list can be read: everything on the page is saved */
export function usePublish(ready: boolean): Publishing {
  const [state, setState] = useState<PublishState>();
  const [answer, setAnswer] = useState<PublishAnswer>();
  const [step, setStep] = useState<PublishStep>();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isStale, setIsStale] = useState(false);
  const [identity, setIdentity] = useState<PublishRequest['identity']>();
  const [choices, setChoices] = useState<Record<string, Choice>>({});

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, []);
  const reload = useCallback(
    () => attempt(async () => setState(await post<PublishState>('publish/state', {}))),
    [attempt],
  );
  useEffect(() => {
    if (ready) void reload();
  }, [ready, reload]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => void attempt(async () => setStep((await post<{ step?: PublishStep }>('publish/step', {})).step)),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isRunning, attempt]);

  const publish = (request: PublishRequest = {}) =>
    attempt(async () => {
      // Once given, both stay for the rounds that follow.
      const all = { identity: request.identity ?? identity, choices: { ...choices, ...request.choices } };
      setIdentity(all.identity);
      setChoices(all.choices);
      setIsRunning(true);
      setRefusal(undefined);
      try {
        const sent = await post<PublishAnswer>('publish', {
          choices: all.choices,
          ...(all.identity && { identity: all.identity }),
        });
        setAnswer(sent);
        setIsStale((before) => before || ('merged' in sent && sent.merged) || sent.kind === 'refused');
      } finally {
        setIsRunning(false);
        setStep(undefined);
      }
      await reload();
    });

  const takeBack = (id: string) =>
    attempt(async () => {
      setAnswer(undefined);
      const taken = await post<TakeBackAnswer>('publish/take-back', { id });
      setRefusal(
        taken.kind === 'refused' ? taken.problems.map(({ message }) => message).join(' ') : undefined,
      );
      if (taken.kind === 'done') setIsStale(true);
      await reload();
    });

  return { state, answer, step, isRunning, failure, isStale, publish, takeBack, refusal };
}
