/**
 * Features of Chromium that tests do without: the address bar's suggestions are pages, which each new window renders
 * beside the tested page. They took a third of the processor time of all browser tests. Other such pages are loaded in
 * advance, once in each browser, and a process for the next page is started with each window.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];
/** Those that Playwright disables. Chromium reads the last `--disable-features` only. */
const PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
export const DISABLE_FEATURES = `--disable-features=${[...PLAYWRIGHT, ...UNUSED].join(',')}`;
