import { Refusal } from '@trevo/platform/refusal.ts'

/** How long a test waits for the work in the background. */
export const settled = { timeout: 8_000, interval: 30 }

/** The code of what was refused. */
export const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing refused',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )
