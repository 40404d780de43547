/** How Chromium is started for browser tests. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
};

/** With a camera and a microphone that the browser simulates and allows without asking. */
export const withSimulatedCamera = {
  ...launchOptions,
  args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};
