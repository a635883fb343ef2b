import { refusalOfRequiredAction } from '../actor.ts'
import type { CallerFacts, Gate } from './gate.ts'

/**
 * LOGIN-11: a session with a required action must do that first. Starting or moving money waits for it, regardless
 * of the endpoint's other rules.
 */
export const requiredAction = {
  name: 'required action',
  check: ({ endpoint, actor }) => {
    // Where guests may call too, a session with a required action was made a guest already.
    if (endpoint.auth === 'optional') return undefined
    if (actor.kind === 'guest' || actor.kind === 'operator' || !actor.requiredAction)
      return undefined
    return endpoint.evenForced && !endpoint.startsMoney
      ? undefined
      : refusalOfRequiredAction[actor.requiredAction]
  },
} as const satisfies Gate<CallerFacts>
