import { expect, test } from 'vitest';
import { candidates } from './chromium.ts';

test('a browser that is named is the only one tried', () => {
  expect(candidates('linux', { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' }, '/root')).toEqual([
    '/opt/chrome',
  ]);
});

test('on Linux Chromium comes before Chrome, wherever on the path each is', () => {
  const found = candidates('linux', { PATH: '/usr/bin:/snap/bin:' }, '/root');
  expect(found.slice(0, 3)).toEqual(['/usr/bin/chromium', '/snap/bin/chromium', '/usr/bin/google-chrome']);
});

test('macOS and Windows have their own folders for programs', () => {
  expect(candidates('darwin', {}, '/Users/ada')).toContain(
    '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
  );
  const windows = candidates('win32', { PROGRAMFILES: 'C:/Program Files', LOCALAPPDATA: 'C:/Users/ada' }, '');
  expect(windows).toContain('C:/Program Files/Google/Chrome/Application/chrome.exe');
  expect(windows).toHaveLength(4);
});
