import {
  setPinRequest,
  setProofRequest,
  whenActionRequired,
  whenLimitsMissing,
  whenSessionEnded,
  type RequiredAction,
} from '../../core/api/api.ts'
import { isPopupOpen, openPopup, subscribePopups } from '../../core/popups/popups.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import { readSession, updateSession } from '../../core/session/store.ts'
import { openPin } from '../../entities/member/pin-gate.tsx'

// The popup opened by the login itself stays; a reloaded page has to open one.
const meetRequiredAction = (action: RequiredAction): void => {
  if (readSession().isChangePaw || isPopupOpen('changePass') || isPopupOpen('firstLogin')) return
  if (action === 'password') {
    updateSession((state) => ({ ...state, isChangePaw: true }))
    return openPopup('changePass', { forced: 'required' })
  }
  // The security center, where the popup leads, shows the same itself.
  const isThere = new URLSearchParams(location.search).get('page') === 'securityCenter'
  if (!isThere && !isPopupOpen('needProof')) openPopup('needProof', {})
}

let requested: Promise<boolean> | undefined

/** One question at a time; calls that are refused meanwhile wait for its answer. */
const requestProof = (): Promise<boolean> => {
  requested ??= new Promise<boolean>((resolve) => {
    openPopup('proveAgain', { onEnd: resolve })
  }).finally(() => {
    requested = undefined
  })
  return requested
}

let pinRequested: Promise<boolean> | undefined

/** The same for the PIN of shared-phone mode; a page that is closed without it stays covered. */
const requestPin = (): Promise<boolean> => {
  pinRequested ??= new Promise<boolean>((resolve) => {
    openPin()
    const settle = () => {
      if (balanceStore.isCovered() && isPopupOpen('security')) return
      for (const stop of stops) stop()
      resolve(!balanceStore.isCovered())
    }
    const stops = [balanceStore.subscribe(settle), subscribePopups(settle)]
  }).finally(() => {
    pinRequested = undefined
  })
  return pinRequested
}

/** ROLE-12: from now on, opens the login when the session ends, and shows any required action. */
export const watchSession = (): void => {
  whenSessionEnded(() => openPopup('login', { notice: 'sessionEnded' }))
  whenActionRequired(meetRequiredAction)
  whenLimitsMissing(() => {
    if (readSession().isLogin && !isPopupOpen('firstLimits')) openPopup('firstLimits', {})
  })
  setProofRequest(requestProof)
  setPinRequest(requestPin)
}
