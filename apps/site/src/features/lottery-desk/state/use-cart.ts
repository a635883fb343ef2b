import { useState } from 'react'
import { sessionCache } from '../../../core/session/session-keys.ts'
import { emptyCart, findStoredCart, keepCart, type Cart, type StoredCart } from './cart.ts'

const nameOf = (gameCode: string) => `lotteryCart:${gameCode}`

const readCart = (gameCode: string, modeId: number): Cart => {
  const kept = sessionCache.read<StoredCart>(nameOf(gameCode))
  return kept ? findStoredCart(kept) : emptyCart(modeId)
}

/** The cart of a lottery: it survives a reload, a login and a visit to the cashier. */
export const useCart = (gameCode: string, modeId: number) => {
  const [cart, setCart] = useState(() => readCart(gameCode, modeId))
  const change = (next: Cart): void => {
    setCart(next)
    if (next.lines.length > 0) sessionCache.write(nameOf(gameCode), keepCart(next))
    else sessionCache.remove(nameOf(gameCode))
  }
  return [cart, change] as const
}
