import type { QueryClient } from '@tanstack/react-query'
import { balanceStore } from '../session/balance-store.ts'
import { isTokenLost } from '../session/renew-token.ts'
import { sessionKeys } from '../session/session-keys.ts'
import { leaveSession, readSession } from '../session/store.ts'
import { openPopup } from '../shell/popups.ts'
import { connectLive, type LiveConnection } from './connect-live.ts'
import { emitLiveEvent, onLiveEvent, type LiveEvents } from './live-events.ts'
import { markMaintenance } from './mark-maintenance.ts'
import { createUnreadNote } from './note-unread.ts'
import { createCatalogueRefresh } from './refresh-catalogue.ts'

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
export const startLive = (queries: QueryClient): (() => void) => {
  let connection: LiveConnection | undefined
  let isGone = false

  const connect = () => {
    const token = sessionKeys.read('token')
    if (!token || isGone) return
    let isOver = false
    const onEnded = async () => {
      // The event and the close of the socket say the same.
      if (isOver) return
      isOver = true
      if (await isTokenLost(token)) return endSession()
      stopEnded()
      mine.close()
      connect()
    }
    const stopEnded = onLiveEvent('session-ended', () => void onEnded())
    const mine = connectLive({
      token,
      openSocket: () => new WebSocket(liveUrl()),
      onEvent: emitLiveEvent,
      onRejected: () => void onEnded(),
    })
    connection = {
      wake: mine.wake,
      close: () => {
        stopEnded()
        mine.close()
      },
    }
  }

  connect()
  const stopBalance = onLiveEvent('balance', showBalance)
  const refresh = createCatalogueRefresh(queries)
  const stopOthers = [
    onLiveEvent('game-maintenance', (event) => markMaintenance(queries, event)),
    onLiveEvent('vendor-maintenance', (event) => markMaintenance(queries, event)),
    onLiveEvent('catalogue-changed', refresh.later),
    onLiveEvent('inbox', createUnreadNote(queries)),
  ]
  const wake = () => connection?.wake()
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wakeWhenSeen)
  return () => {
    isGone = true
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wakeWhenSeen)
    stopBalance()
    for (const stop of stopOthers) stop()
    refresh.stop()
    connection?.close()
  }
}
