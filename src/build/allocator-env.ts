/**
 * Has to be imported before the bundler, whose allocator (mimalloc) reads these variables when it is loaded. It then
 * commits memory when it is needed and returns it at once: two builds take 430 MB instead of 700, in the same time.
 */
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
