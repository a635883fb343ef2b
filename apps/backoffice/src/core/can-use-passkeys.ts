import { knowsPasskeys } from '@trevo/api-client/passkey.ts'

/** Whether passkeys work in this browser at this address: they belong to a host name, not to a network address. */
export const canUsePasskeys = (): boolean =>
  knowsPasskeys() && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname)
