import type { QueryClient } from '@tanstack/react-query'
import { balanceStore } from '../../core/session/balance-store.ts'
import { isTokenLost } from '../../core/session/renew-token.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { coverPage, leaveSession, readPinProof, readSession } from '../../core/session/store.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { connectLive, type LiveConnection } from '../../core/live/connect-live.ts'
import { emitLiveEvent, onLiveEvent, type LiveEvents } from '../../core/live/live-events.ts'
import { markMaintenance } from '../../entities/game/mark-maintenance.ts'
import { createUnreadNote } from '../../entities/inbox/note-unread.ts'
import { createRefetchAll } from './refetch-all.ts'
import { createCatalogueRefresh } from '../../entities/game/refresh-catalogue.ts'

const liveUrl = (after: string | undefined) =>
  `${location.origin.replace(/^http/, 'ws')}/live${after ? `?after=${encodeURIComponent(after)}` : ''}`

/** The store drops a balance that is older than the shown one, by `seq`. */
const showBalance = ({ availBalance, seq }: LiveEvents['balance']) => {
  const { currency } = readSession().systemStatus.info.brand
  balanceStore.set({ amount: availBalance, currency, seq })
}

const endSession = () => {
  leaveSession()
  openPopup('login', { notice: 'sessionEnded' })
}

/** Connects the logged-in member's page to live events; returns a function that disconnects it. */
export const startLive = (queries: QueryClient): (() => void) => {
  let connection: LiveConnection | undefined
  let isGone = false

  const connect = () => {
    const token = sessionKeys.read('token')
    if (!token || isGone) return
    let isOver = false
    const onEnded = async () => {
      // The event and the close of the socket mean the same thing.
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
      pinProof: readPinProof(),
      openSocket: (after) => new WebSocket(liveUrl(after)),
      onEvent: emitLiveEvent,
      onConnected: () => emitLiveEvent({ topic: 'connected' }),
      onRejected: () => void onEnded(),
      onCovered: coverPage,
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
  const refetchAll = createRefetchAll(queries)
  const stopOthers = [
    onLiveEvent('game-maintenance', (event) => markMaintenance(queries, event)),
    onLiveEvent('vendor-maintenance', (event) => markMaintenance(queries, event)),
    onLiveEvent('catalogue-changed', refresh.later),
    onLiveEvent('resync', refetchAll.later),
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
    refetchAll.stop()
    connection?.close()
  }
}
