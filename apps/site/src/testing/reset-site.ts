import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { closeAllPopups } from '../core/popups/popups.ts'
import { hideBalance } from '../core/session/balance-hidden.ts'
import { balanceStore } from '../core/session/balance-store.ts'
import { stopFavourites } from '../entities/favourites/favourites.ts'
import { setPicks } from '../entities/sports/slip-store.ts'

/** What the site keeps in its modules is as at the beginning of a visit; a session begins with each test. */
const resetSite = (): void => {
  cleanup()
  closeAllPopups()
  hideBalance(false)
  balanceStore.set(undefined)
  stopFavourites()
  setPicks([])
}
// An answer that came after the last test of the file before may have changed it again.
resetSite()
afterEach(resetSite)
