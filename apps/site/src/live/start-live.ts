import { balanceStore } from '../session/balance-store.ts'
import { sessionKeys } from '../session/session-keys.ts'
import { leaveSession, readSession } from '../session/store.ts'
import { openPopup } from '../shell/popups.ts'
import { connectLive } from './connect-live.ts'
import { emitLiveEvent, onLiveEvent, type LiveEvents } from './live-events.ts'

const liveUrl = () => `${location.origin.replace(/^http/, 'ws')}/live`

/** A balance older than the shown one is dropped by the store, by `seq`. */
const showBalance = ({ availBalance, seq }: LiveEvents['balance']) => {
  const { currency } = readSession().systemStatus.info.brand
  balanceStore.set({ amount: availBalance, currency, seq })
}

const endSession = () => {
  leaveSession()
  openPopup('login', { notice: 'sessionEnded' })
}

/** Connects the logged-in member's page to live events; answers how to leave again. */
export const startLive = (): (() => void) => {
  const token = sessionKeys.read('token')
  if (!token) return () => undefined
  const connection = connectLive({
    token,
    openSocket: () => new WebSocket(liveUrl()),
    onEvent: emitLiveEvent,
    onRejected: endSession,
  })
  const stopBalance = onLiveEvent('balance', showBalance)
  const stopEnded = onLiveEvent('session-ended', endSession)
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') connection.wake()
  }
  window.addEventListener('online', connection.wake)
  document.addEventListener('visibilitychange', wakeWhenSeen)
  return () => {
    window.removeEventListener('online', connection.wake)
    document.removeEventListener('visibilitychange', wakeWhenSeen)
    stopBalance()
    stopEnded()
    connection.close()
  }
}
