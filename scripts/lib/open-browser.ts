import { spawn } from 'node:child_process';

/** Opens an address in the default browser, where there is a screen. @returns whether it has been tried */
export function openBrowser(url: string): boolean {
  const { platform, env } = process;
  if (env.CI) return false;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return false;
  const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open', url],
    // The first text in quotes would be the title of a window.
    win32: ['cmd', '/c', 'start', '""', url],
  };
  const [command, ...args] = commands[platform] ?? ['xdg-open', url];
  const opened = spawn(command, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
  // The address has been printed, so that it can be opened by hand.
  opened.on('error', () => {});
  opened.unref();
  return true;
}
