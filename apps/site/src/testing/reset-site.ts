import { afterAll } from 'vitest'
import { hideBalance } from '../core/session/balance-hidden.ts'
import { balanceStore } from '../core/session/balance-store.ts'
import { stopFavourites } from '../entities/favourites/favourites.ts'
import { setPicks } from '../entities/sports/slip-store.ts'

/** What the site keeps in its modules is as at the beginning of a visit; a session begins with each test. */
afterAll(() => {
  hideBalance(false)
  balanceStore.set(undefined)
  stopFavourites()
  setPicks([])
})
