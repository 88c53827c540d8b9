import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** What this script reads of Chromium's trace events; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Processor time, which other work on the machine does not lengthen. */
  tdur?: number;
}

/** How much slower a phone is, and what a task may take there before it counts as blocking, in milliseconds. */
const SLOWDOWN = 4;
const FREE_MS = 50;

/** How long a page is watched, in milliseconds. */
const WATCHED_MS = 5000;

export interface BlockingTasks {
  /** Milliseconds of all tasks beyond what is free. */
  blocking: number;
  /** The longest task. */
  longest: number;
}

/**
 * The tasks of a page's main thread after its first paint, in milliseconds of processor time on a phone. No inspector is
 * attached to the page: Playwright's would have V8 parse the app twice (see README).
 */
export async function measureTasks(browser: Browser, url: string): Promise<BlockingTasks> {
  const tools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  const { browserContextId } = await tools.send('Target.createBrowserContext');
  const includedCategories = ['toplevel', 'loading'];
  await tools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await tools.send('Target.createTarget', { url, browserContextId, width: 412, height: 823 });
  await sleep(WATCHED_MS);
  await tools.send('Tracing.end');
  await complete;
  await tools.send('Target.disposeBrowserContext', { browserContextId });
  await tools.detach();
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`${url} was not painted.`);
  const tasks = events
    .filter(({ pid, tid, ts, ph }) => pid === paint.pid && tid === paint.tid && ts > paint.ts && ph === 'X')
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ dur, tdur }) => (SLOWDOWN * (tdur ?? dur)) / 1000);
  const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - FREE_MS), 0);
  return { blocking: Math.round(blocking), longest: Math.round(Math.max(0, ...tasks)) };
}
