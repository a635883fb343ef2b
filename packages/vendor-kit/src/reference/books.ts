import { randomUUID } from 'node:crypto'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type {
  RoundClose,
  SessionCheck,
  SessionReply,
  VendorCredit,
  VendorDebit,
  VendorRollback,
  WalletReply,
} from '@trevo/contract/vendor/shapes.ts'
import { findMoney, formatMoney, parseMoney } from '@trevo/money/money.ts'

type Answer = Omit<SessionReply, 'requestId'>

/** All credits of a stake come to so many stakes, or wait for a person. */
const payoutStakesMax = 10_000n

export type ReferencePlayer = {
  readonly playerRef: string
  balanceMinor: bigint
  mayBet: boolean
  loggedIn: boolean
}

type Bet = {
  readonly player: ReferencePlayer
  readonly debitTxn: string
  readonly stakeMinor: bigint
  readonly content: string
  readonly transferId: string
  credits: {
    readonly txn: string
    readonly amountMinor: bigint
    /** Waits for a person, so it is in no balance. */
    readonly held: boolean
    undone: boolean
  }[]
  state: 'open' | 'settled' | 'rolled_back'
}

const no = (status: WalletReply['status'], retry = false): Answer => ({
  status,
  ...(retry && { retry: true as const }),
})

/**
 * The platform's side of the wallet in memory: for vendors who develop against it, and for tests of
 * our own game server. It keeps the rules of the conformance suite, which is run against it too.
 */
export const createReferenceBooks = (profile: GameProfile, gameCode: string) => {
  const players = new Map<string, ReferencePlayer>()
  const launches = new Map<string, ReferencePlayer>()
  const sessions = new Map<string, ReferencePlayer>()
  /** By debit id; a barred id has no bet. */
  const bets = new Map<string, Bet>()
  const barred = new Set<string>()
  /** Every id ever used, with what it was used for. */
  const used = new Map<string, string>()

  const done = (player: ReferencePlayer, transferId: string, repeated: boolean): Answer => ({
    status: 'OK',
    playerRef: player.playerRef,
    currency: 'BRL',
    balance: formatMoney(player.balanceMinor),
    transferId,
    ...(repeated && { repeated: true as const }),
  })

  const checkSession = ({ launchToken }: SessionCheck): Answer => {
    const player = launches.get(launchToken)
    if (!player) return no('INVALID_TOKEN')
    launches.delete(launchToken)
    const sessionToken = randomUUID()
    sessions.set(sessionToken, player)
    const session = {
      sessionToken,
      playerRef: player.playerRef,
      gameCode,
      currency: 'BRL',
      language: 'PT' as const,
      profile,
      lobbyUrl: 'http://site.test/',
      depositUrl: 'http://site.test/deposit',
      historyUrl: 'http://site.test/history',
    }
    return { ...done(player, '', false), session }
  }

  const balance = ({ sessionToken, playerRef, currency }: VendorDebit): Answer => {
    const player = sessions.get(sessionToken)
    if (player?.playerRef !== playerRef) return no('INVALID_TOKEN')
    if (currency !== 'BRL') return no('WRONG_CURRENCY')
    return player.loggedIn ? done(player, '', false) : no('TOKEN_EXPIRED')
  }

  const debit = (message: VendorDebit): Answer => {
    const { transactionId: id, sessionToken, playerRef, roundId, amount } = message
    const stakeMinor = findMoney(amount) ?? 0n
    if (stakeMinor === 0n) return no('WRONG_TYPES')
    const content = `debit|${playerRef}|${roundId}|${stakeMinor}`
    const known = bets.get(id)
    if (known?.content === content && message.currency === 'BRL') {
      if (known.state === 'rolled_back') return no('TRANSACTION_ROLLED_BACK')
      return done(known.player, known.transferId, true)
    }
    const player = sessions.get(sessionToken)
    if (player?.playerRef !== playerRef) return no('INVALID_TOKEN')
    if (message.gameCode !== gameCode) return no('INVALID_GAME')
    if (message.currency !== 'BRL') return no('WRONG_CURRENCY')
    if (known || used.has(id)) return no('DUPLICATE_TRANSACTION')
    if (!player.loggedIn) return no('TOKEN_EXPIRED')
    if (barred.has(id)) return no('TRANSACTION_ROLLED_BACK')
    if (!player.mayBet) return no('USER_DISABLED')
    if (stakeMinor > parseMoney(profile.maxStake)) return no('BET_LIMIT_EXCEEDED')
    if (player.balanceMinor < stakeMinor) {
      return { ...no('NOT_ENOUGH_MONEY'), balance: formatMoney(player.balanceMinor) }
    }
    player.balanceMinor -= stakeMinor
    const transferId = String(used.size + 1)
    used.set(id, content)
    const bet: Bet = {
      player,
      debitTxn: id,
      stakeMinor,
      content,
      transferId,
      credits: [],
      state: 'open',
    }
    bets.set(id, bet)
    return done(player, transferId, false)
  }

  const credit = (message: VendorCredit): Answer => {
    const { transactionId: id, referenceTransactionId: of, playerRef, roundId, amount } = message
    if (message.currency !== 'BRL') return no('WRONG_CURRENCY')
    const bet = bets.get(of)
    if (!bet) {
      return barred.has(of) ? no('TRANSACTION_ROLLED_BACK') : no('TRANSACTION_DOES_NOT_EXIST', true)
    }
    if (bet.player.playerRef !== playerRef) return no('INVALID_PLAYER')
    if (!bet.content.includes(`|${roundId}|`)) return no('TRANSACTION_DOES_NOT_EXIST')
    const amountMinor = findMoney(amount) ?? 0n
    const content = `credit|${of}|${amountMinor}`
    if (bet.state === 'rolled_back') return no('TRANSACTION_ROLLED_BACK')
    if (used.has(id)) {
      if (used.get(id) !== content) return no('DUPLICATE_TRANSACTION')
      const known = bet.credits.find(({ txn }) => txn === id)
      if (known?.undone) return no('TRANSACTION_ROLLED_BACK')
      return { ...done(bet.player, id, true), ...(known?.held && { held: true }) }
    }
    used.set(id, content)
    const held = paidMinor(bet) + amountMinor > bet.stakeMinor * payoutStakesMax
    if (!held) bet.player.balanceMinor += amountMinor
    bet.credits.push({ txn: id, amountMinor, held, undone: false })
    bet.state = 'settled'
    return { ...done(bet.player, id, false), ...(held && { held: true }) }
  }

  const paidMinor = ({ credits }: Bet): bigint =>
    credits
      .filter(({ held, undone }) => !held && !undone)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

  const findCredit = (txn: string) => {
    for (const bet of bets.values()) {
      const found = bet.credits.find((one) => one.txn === txn)
      if (found) return { bet, found }
    }
    return undefined
  }

  const rollback = (message: VendorRollback): Answer => {
    const { referenceTransactionId: of, playerRef } = message
    if (message.currency !== 'BRL') return no('WRONG_CURRENCY')
    const player = players.get(playerRef)
    if (!player) return no('INVALID_PLAYER')
    const credited = findCredit(of)
    if (credited) {
      const { bet, found } = credited
      if (bet.player !== player) return no('INVALID_PLAYER')
      const owedMinor = found.undone || found.held ? 0n : found.amountMinor
      if (player.balanceMinor < owedMinor) return no('NOT_ENOUGH_MONEY')
      player.balanceMinor -= owedMinor
      found.undone = true
      if (bet.credits.every(({ undone }) => undone)) bet.state = 'open'
      return done(player, of, false)
    }
    const bet = bets.get(of)
    if (!bet) {
      barred.add(of)
      return done(player, '', false)
    }
    if (bet.player !== player) return no('INVALID_PLAYER')
    if (bet.state === 'settled') return no('TRANSACTION_ALREADY_SETTLED')
    const repeated = bet.state === 'rolled_back'
    if (!repeated) player.balanceMinor += bet.stakeMinor
    bet.state = 'rolled_back'
    return done(player, of, repeated)
  }

  const closeRound = ({ playerRef, roundId }: RoundClose): Answer => {
    const player = players.get(playerRef)
    if (!player) return no('INVALID_PLAYER')
    for (const bet of bets.values()) {
      const isOfRound = bet.content.includes(`|${roundId}|`) && bet.player === player
      if (isOfRound && bet.state === 'open') bet.state = 'settled'
    }
    return done(player, '', false)
  }

  return {
    players,
    bets,
    checkSession,
    balance,
    debit,
    credit,
    rollback,
    closeRound,
    createPlayer: (amount: string): ReferencePlayer => {
      const playerRef = randomUUID()
      const balanceMinor = parseMoney(amount)
      const player = { playerRef, balanceMinor, mayBet: true, loggedIn: true }
      players.set(playerRef, player)
      return player
    },
    launch: (player: ReferencePlayer): string => {
      const token = randomUUID()
      launches.set(token, player)
      return token
    },
  }
}

export type ReferenceBooks = ReturnType<typeof createReferenceBooks>
