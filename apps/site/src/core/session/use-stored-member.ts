import { useSyncExternalStore } from 'react'
import { sessionKeys } from './session-keys.ts'
import { usePhase } from './use-phase.ts'

/** Who this tab was logged in as before it was reloaded, from the keys of SESSION-4. */
export type StoredMember = {
  readonly id: string
  /** `<merchant>@<name>` */
  readonly account: string
  readonly name: string
  readonly isAgent: boolean
}

const findStoredMember = (): StoredMember | undefined => {
  const [id, account] = [sessionKeys.read('customerId'), sessionKeys.read('account')]
  const name = sessionKeys.read('nickname') || sessionKeys.read('username')
  // A token with an unknown owner is shown without a name.
  if (id === undefined || account === undefined || name === undefined) return undefined
  return { id, account, name, isAgent: sessionKeys.read('isAgent') === 'true' }
}

const never = () => () => undefined

/** The member to show while the stored token is being checked; the server has none. */
export const useStoredMember = (): StoredMember | undefined => {
  const phase = usePhase()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser && phase === 'restoring' ? findStoredMember() : undefined
}
