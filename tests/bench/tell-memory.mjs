// Preloaded into the server by tests/bench/memory.mjs: tells, whenever it is asked, what stays in
// memory after a collection.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
