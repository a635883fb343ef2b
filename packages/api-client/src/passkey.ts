import type { PasskeyOptions, PasskeyResponse } from '@trevo/contract/wps/security/passkeys.ts'

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

// Options and answers are the server library's own JSON, which the contract does not describe further.

/** Lets the device sign with a passkey; undefined if the person cancelled or has none. */
export const askPasskey = async (options: PasskeyOptions): Promise<PasskeyResponse | undefined> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return startAuthentication({ optionsJSON }).then(
    (answer) => answer as unknown as PasskeyResponse,
    () => undefined,
  )
}

/** Lets the device create a passkey; undefined if the person cancelled or the device already has one. */
export const makePasskey = async (
  options: PasskeyOptions,
): Promise<PasskeyResponse | undefined> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON }).then(
    (answer) => answer as unknown as PasskeyResponse,
    () => undefined,
  )
}
