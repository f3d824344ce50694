/** Safari has no requestIdleCallback. */
export const whenIdle: (callback: () => void) => void = window.requestIdleCallback ?? setTimeout
