import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { balanceStore } from './balance-store.ts'
import { sessionKeys } from './session-keys.ts'
import { withMember, withoutMember, type SessionState } from './session-state.ts'

let current: SessionState | undefined
const listeners = new Set<() => void>()

/** Session state of this browser. @throws before `startSession` */
export const readSession = (): SessionState => {
  if (!current) throw new Error('The session is read before it was started.')
  return current
}

export const updateSession = (change: (state: SessionState) => SessionState): void => {
  current = change(readSession())
  for (const listener of listeners) listener()
}

/** Begins the session of a visit; the merchant keys are set to the brand's merchant (CONST-5). */
export const startSession = (state: SessionState): void => {
  current = state
  sessionKeys.write('merchant', state.merchant)
  sessionKeys.write('merchantCode', state.merchant)
}

/** The member who typed the PIN of shared-phone mode on this page, and the proof of it; a reload asks again. */
let opened: { readonly memberId: string | undefined; readonly pinProof: string } | undefined

/** What the calls of this page send in shared-phone mode; undefined before the PIN. */
export const readPinProof = (): string | undefined => opened?.pinProof

/** The PIN was right, or set: this page shows everything until it is left. */
export const openSharedPhone = (pinProof: string): void => {
  setSharedPhone(true)
  opened = { memberId: readSession().memberInfo?.id, pinProof }
  balanceStore.cover(false)
}

const setSharedPhone = (isSharedPhone: boolean): void =>
  updateSession((state) => ({
    ...state,
    memberInfo: state.memberInfo && { ...state.memberInfo, isSharedPhone },
  }))

/** Shared-phone mode is off: nothing is covered. */
export const leaveSharedPhone = (): void => {
  setSharedPhone(false)
  opened = undefined
  balanceStore.cover(false)
}

/** The server asks for the PIN: the mode was turned on elsewhere, or has another PIN now. */
export const coverPage = (): void => {
  const { memberInfo } = readSession()
  if (!memberInfo || balanceStore.isCovered()) return
  setSharedPhone(true)
  opened = undefined
  balanceStore.cover(true)
}

/** Whether what this member does must leave nothing in the browser. */
export const isOnSharedPhone = (): boolean => current?.memberInfo?.isSharedPhone ?? false

/** Stores who logged in: the state, and the keys of SESSION-4. */
export const enterSession = (token: string, member: MemberInfo): void => {
  balanceStore.cover(member.isSharedPhone && opened?.memberId !== member.id)
  sessionKeys.write('token', token)
  updateSession((state) => withMember(state, member))
  sessionKeys.write('nickname', member.nickname)
  sessionKeys.write('account', member.account)
  sessionKeys.write('username', member.account.split('@').at(-1) ?? member.account)
  sessionKeys.write('customerId', member.id)
  sessionKeys.write('isAgent', String(readSession().isAgent))
}

/** Forgets the session: every key of session storage, the state and the balance. */
export const leaveSession = (): void => {
  sessionKeys.clearAll(readSession().merchant)
  opened = undefined
  balanceStore.cover(false)
  balanceStore.set(undefined)
  updateSession(withoutMember)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state as the server sees it, where nobody is logged in. */
export const ServerSession = createContext<SessionState | undefined>(undefined)

/** The session state; re-renders when it changes. */
export const useSession = (): SessionState => {
  const fromServer = use(ServerSession)
  return useSyncExternalStore(
    subscribe,
    () => current ?? missing(),
    () => fromServer ?? missing(),
  )
}

const missing = (): never => {
  throw new Error('No session was started for this page.')
}
