import { cleanup } from '@testing-library/react'
import { clearToasts } from '@trevo/ui/toast.tsx'
import { afterEach } from 'vitest'
import { closeAllPopups } from '../core/popups/popups.ts'
import { hideBalance } from '../core/session/balance-hidden.ts'
import { balanceStore } from '../core/session/balance-store.ts'
import { stopFavourites } from '../entities/favourites/favourites.ts'
import { setPicks } from '../entities/sports/slip-store.ts'

/** Resets the site's module state to that at the start of a visit; each test begins a session. */
const resetSite = (): void => {
  cleanup()
  closeAllPopups()
  hideBalance(false)
  balanceStore.set(undefined)
  stopFavourites()
  setPicks([])
  clearToasts()
}
// An answer after the last test of the previous file may have changed it again.
resetSite()
afterEach(resetSite)
