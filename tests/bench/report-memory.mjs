// Preloaded into the server by memory.bench.ts: answers each message with the memory in use.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
