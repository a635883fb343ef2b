import type { PasskeyOptions, PasskeyResponse } from '@trevo/contract/wps/security/passkeys.ts'

/**
 * Why no passkey can be used here; undefined where one can. `address`: WebAuthn takes only https and host names
 * (https://www.w3.org/TR/webauthn-3/#rp-id), no network address. `browser`: it has no passkeys.
 */
export const passkeyObstacle = (): 'address' | 'browser' | undefined => {
  const isNetworkAddress = /^(\d+\.){3}\d+$|^\[/.test(location.hostname)
  if (isNetworkAddress || globalThis.isSecureContext === false) return 'address'
  return typeof globalThis.PublicKeyCredential === 'function' ? undefined : 'browser'
}

/** Whether passkeys work in this browser at this address. */
export const canUsePasskeys = (): boolean => passkeyObstacle() === undefined

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
