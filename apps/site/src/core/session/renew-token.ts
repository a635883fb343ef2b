import { sessionKeys } from './session-keys.ts'

type Answer =
  | { readonly ok: true; readonly value: { readonly token: string } }
  | { readonly ok: false }

let renewal: Promise<unknown> | undefined

/**
 * A call whose answer replaces the session's token (a new password, a second factor). The server ends
 * the old session before its answer arrives, so until then its end is not taken for a logout.
 */
export const renewToken = async <A extends Answer>(ask: () => Promise<A>): Promise<A> => {
  const asking = ask().then((answer) => {
    if (answer.ok) sessionKeys.write('token', answer.value.token)
    return answer
  })
  renewal = asking
  try {
    return await asking
  } finally {
    if (renewal === asking) renewal = undefined
  }
}

/** Whether a rejected token was the session's own, rather than a replaced one. */
export const isTokenLost = async (token: string): Promise<boolean> => {
  await renewal?.catch(() => undefined)
  return sessionKeys.read('token') === token
}
