import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import { call, whenClosed } from '../core/api/api.ts'
import { onLiveEvent } from '../core/live/live-events.ts'
import { viewOf, withStatus } from '../core/session/session-state.ts'
import { readSession, updateSession } from '../core/session/store.ts'

/** How often an open page checks whether it still shows the right view. */
export const askEveryMs = 60_000
/** A closed page polls more often, at varying intervals so that not all return in the same second. */
const askClosedEveryMs = 20_000
/** A notified page checks at a random moment within this time, so that not all do at once. */
const askToldWithinMs = 2_000

const isSame = (one: SystemStatus, other: SystemStatus): boolean =>
  JSON.stringify({ ...one, answeredAt: '' }) === JSON.stringify({ ...other, answeredAt: '' })

const waitFor = (chance: number): number =>
  viewOf(readSession().systemStatus) === 0 ? askEveryMs : askClosedEveryMs * (1 + chance)

/**
 * START-1 for an open page: when the system closes, the page shows it in place; when it opens again, the page is
 * reloaded. Checked while the page is visible, when it is shown again, when the server notifies, and at once when
 * an answer reports that the system is closed. Returns a function that stops it.
 */
export const watchStatus = ({
  reload,
  chance = Math.random,
}: {
  readonly reload: () => void
  readonly chance?: () => number
}): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = Date.now()
  let isAsking = false

  const ask = async () => {
    // Many calls may be refused at once; one check is enough.
    if (isAsking) return
    isAsking = true
    askedAt = Date.now()
    const answer = await call(getSystemStatus)
    isAsking = false
    if (answer.ok) take(answer.value)
    plan()
  }
  const take = (status: SystemStatus) => {
    const before = readSession().systemStatus
    if (viewOf(before) !== 0 && viewOf(status) === 0) return reload()
    if (!isSame(before, status)) updateSession((state) => withStatus(state, status))
  }
  const plan = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(ask, waitFor(chance()))
  }
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    if (Date.now() - askedAt >= askEveryMs) void ask()
    else plan()
  }

  const stopListening = whenClosed(() => {
    if (viewOf(readSession().systemStatus) === 0) void ask()
  })
  const stopLive = onLiveEvent('status-changed', () => {
    clearTimeout(timer)
    timer = setTimeout(ask, chance() * askToldWithinMs)
  })
  document.addEventListener('visibilitychange', onVisibility)
  plan()
  return () => {
    clearTimeout(timer)
    stopListening()
    stopLive()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
