import { z } from 'zod';
import { parsed } from '../server/change-schema.ts';
import type { EditContext, Gate } from '../server/gate.ts';
import type { InTurn, Routes } from '../server/route.ts';
import type { PublishRequest, PublishStep } from './messages.ts';
import { publish } from './publish.ts';
import { publishState } from './state.ts';
import { createTakeBack } from './take-back.ts';

const publishRequest = z.strictObject({
  identity: z
    .strictObject({
      name: z.string().trim().min(1).max(100),
      email: z.email().max(200),
      remember: z.boolean(),
    })
    .optional(),
  choices: z.record(z.string(), z.enum(['yours', 'theirs'])).optional(),
});
const takeBackRequest = z.strictObject({ id: z.string() });

/** What the editor asks about publishing. */
export function publishRoutes(context: EditContext, gate: Gate, inTurn: InTurn): Routes {
  const takeBack = createTakeBack(context, gate);
  let step: PublishStep | undefined;
  return {
    'publish/state': { handle: () => inTurn(() => publishState(context.dir)) },
    'publish/step': { handle: () => ({ step }) },
    'publish/take-back': {
      handle: ({ json }) => inTurn(() => takeBack(parsed(takeBackRequest, json()).id)),
    },
    publish: {
      async handle({ json }) {
        const request = parsed(publishRequest, json()) as PublishRequest;
        try {
          return await publish(context.dir, request, {
            inTurn,
            onStep(now) {
              step = now;
            },
          });
        } finally {
          step = undefined;
        }
      },
    },
  };
}
