const names: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether an address is on this machine, so that traffic cannot be intercepted. */
export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && names.has(new URL(url).hostname)
