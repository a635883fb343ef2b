import { parseMoney } from '@trevo/money/money.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import type { GameMessage } from './game-messages.ts'

/** Game and server tell of the same movement at two moments; a difference that lasts is a real one. */
export const differenceLastsMs = 2_000

/**
 * One balance on every screen while a game is open: the game's. When money moved outside of it, the
 * game is told to ask again (`refresh`), between its rounds and once for each movement.
 */
export const followGame = (refresh: () => void) => {
  let told: string | undefined
  let isInRound = false
  let askedForSeq: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const compare = (): void => {
    clearTimeout(timer)
    const booked = balanceStore.readBooked()
    if (!booked || told === undefined || isInRound || booked.seq === askedForSeq) return
    if (parseMoney(booked.amount) === parseMoney(told)) return
    timer = setTimeout(() => {
      askedForSeq = booked.seq
      refresh()
    }, differenceLastsMs)
  }
  const stop = balanceStore.subscribe(compare)

  return {
    hear: (message: GameMessage): void => {
      if (message.type === 'round') isInRound = message.state === 'started'
      else if (message.type === 'balance') {
        told = message.balance
        balanceStore.followGame(told)
      } else return
      compare()
    },
    close: (): void => {
      stop()
      clearTimeout(timer)
      balanceStore.followGame(undefined)
    },
  }
}
