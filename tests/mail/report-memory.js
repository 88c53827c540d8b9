/**
 * Preloaded into a process that a test measures, with `--expose-gc`: answers each IPC message with the bytes that are in
 * use after garbage collection. Resident memory says little, as V8 sizes its heap by the pace of allocations.
 */
process.on('message', () => {
  // The second pass collects what finalizers of the first one have released.
  for (let pass = 0; pass < 2; pass++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send(heapUsed + external);
});
process.channel.unref();
