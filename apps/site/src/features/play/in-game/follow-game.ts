import { parseMoney } from '@trevo/money/money.ts'
import { balanceStore } from '../../../core/session/balance-store.ts'
import type { GameMessage } from './game-messages.ts'

/** Game and server report the same movement at different moments; a difference that persists is real. */
export const differenceLastsMs = 2_000

/** After this time, a round that has not ended no longer explains a difference. */
export const roundLastsMs = 5 * 60_000

/**
 * One balance on every screen while a game is open: the game's. When money moved outside the game, it
 * is told to refetch (`refresh`), between its rounds and once for each movement. A game that even then
 * reports a balance other than our books is ignored until it agrees with them.
 */
export const followGame = (refresh: () => void) => {
  let told: string | undefined
  let isInRound = false
  let askedForSeq: string | undefined
  let isBelieved = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let roundTimer: ReturnType<typeof setTimeout> | undefined

  const disbelieve = (): void => {
    isBelieved = false
    balanceStore.followGame(undefined)
  }

  const compare = (): void => {
    clearTimeout(timer)
    const booked = balanceStore.readBooked()
    if (!booked || told === undefined || isInRound) return
    if (parseMoney(booked.amount) === parseMoney(told)) {
      isBelieved = true
      return balanceStore.followGame(told)
    }
    if (booked.seq === askedForSeq) {
      timer = setTimeout(disbelieve, differenceLastsMs)
      return
    }
    timer = setTimeout(() => {
      askedForSeq = booked.seq
      refresh()
      compare()
    }, differenceLastsMs)
  }
  const note = (state: 'started' | 'shown' | 'refused'): void => {
    isInRound = state === 'started'
    clearTimeout(roundTimer)
    if (!isInRound) return
    roundTimer = setTimeout(() => {
      isInRound = false
      compare()
    }, roundLastsMs)
  }
  const stop = balanceStore.subscribe(compare)

  return {
    hear: (message: GameMessage): void => {
      if (message.type === 'round') note(message.state)
      else if (message.type === 'balance') {
        told = message.balance
        if (isBelieved) balanceStore.followGame(told)
      } else return
      compare()
    },
    close: (): void => {
      stop()
      clearTimeout(timer)
      clearTimeout(roundTimer)
      balanceStore.followGame(undefined)
    },
  }
}
