import type { PasskeyOptions, PasskeyResponse } from '@trevo/contract/wps/security/passkeys.ts'
import type { z } from 'zod'

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Lets the device sign with a passkey; undefined if the person cancelled or has none. */
export const askPasskey = async (
  options: z.infer<typeof PasskeyOptions>,
): Promise<z.infer<typeof PasskeyResponse> | undefined> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // Options and answer are the server library's own JSON, which the contract does not describe further.
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const optionsJSON = options as unknown as Options
  return startAuthentication({ optionsJSON }).then(
    (answer) => answer as unknown as z.infer<typeof PasskeyResponse>,
    () => undefined,
  )
}
