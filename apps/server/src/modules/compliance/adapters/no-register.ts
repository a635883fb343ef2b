import type { RegisterPort } from '../domain/register-port.ts'

/** No register is set up: nothing counts as an answer. */
export const noRegister: RegisterPort = {
  ask: async () => ({ outcome: 'unanswered', failure: 'not_set_up', body: null, signature: null }),
  close: async () => undefined,
}
