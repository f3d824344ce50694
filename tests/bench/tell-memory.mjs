// Preloaded into the server by tests/bench/memory.mjs: answers each message with the memory that is used
// after a garbage collection.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
