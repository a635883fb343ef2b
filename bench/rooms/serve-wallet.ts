import type { ReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { createReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'
import { serveBooks } from '@trevo/vendor-kit/reference/serve-books.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'

/** Who plays where: a player belongs to the books of one room. */
export type BenchPlayer = {
  readonly gameCode: string
  readonly launchToken: string
  readonly player: ReturnType<ReferenceBooks['createPlayer']>
}

/** The reference wallet for many games at once: each has its own books. */
export const serveWallet = async (gameCodes: readonly string[], keys: unknown) => {
  const books = new Map(
    gameCodes.map((code) => [
      code,
      createReferenceBooks({ ...openProfile, maxStake: '500.00' }, code),
    ]),
  )
  const byToken = new Map<string, string>()
  const [any] = books.values()
  if (!any) throw new Error('no games')
  const of = (message: { readonly gameCode?: string; readonly launchToken?: string }) =>
    books.get(message.gameCode ?? byToken.get(message.launchToken ?? '') ?? '') ?? any
  const together: ReferenceBooks = {
    ...any,
    checkSession: (message) => of(message).checkSession(message),
    balance: (message) => of(message).balance(message),
    debit: (message) => of(message).debit(message),
    credit: (message) => of(message).credit(message),
    rollback: (message) => of(message).rollback(message),
    closeRound: (message) => of(message).closeRound(message),
  }
  const server = await serveBooks(together, openKeys(keys, 'platform'), Date.now)
  return {
    url: server.baseUrl,
    seen: server.seen,
    close: server.close,
    newPlayer: (gameCode: string, balance: string): BenchPlayer => {
      const own = books.get(gameCode) ?? any
      const player = own.createPlayer(balance)
      const launchToken = own.launch(player)
      byToken.set(launchToken, gameCode)
      return { gameCode, launchToken, player }
    },
  }
}
