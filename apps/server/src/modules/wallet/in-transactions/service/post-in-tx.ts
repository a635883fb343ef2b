import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { contentOf, fingerprintOf, referenceText } from '../../common/domain/fingerprint.ts'
import { outcome, refusalOf } from '../../common/domain/outcomes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { StakeGuard } from '../../common/domain/stake-guard.ts'
import { reversedKind } from '../../common/domain/transfer-kind.ts'
import {
  accountCodeOf,
  assertAmount,
  assertBalanced,
  assertIds,
  legsOf,
  type Leg,
  type PostCommand,
  type PostResult,
  type Reference,
  type Transfer,
} from '../../common/domain/transfer.ts'
import type { BatchAnswer } from '../../common/domain/batch.ts'
import type { KindRegistry, RegisteredKind } from '../../common/repository/kinds.ts'
import { callPostTransfer, callReverseTransfer } from '../repository/single-call.ts'
import { findTransferId } from '../repository/queries-in-tx.ts'
import { countStakes } from './count-stakes.ts'
import { toResult } from '../../lanes/service/post.ts'

/** Names a hold by its own id. */
export type HoldName = { readonly source: string; readonly txnId: string }

export type SettleCommand = PostCommand & { readonly hold: HoldName }

export type ReverseCommand = {
  readonly source: string
  /** The reversal's own id, different from the original's. */
  readonly txnId: string
  /** The txnId of the original, which has the same source. */
  readonly reverses: string
  readonly memberId: bigint
  readonly kind?: string
  readonly reference?: Reference
}

export type ReverseResult = {
  /** `tombstoned`: the original has not arrived; it will be refused when it does. */
  readonly outcome: 'applied' | 'duplicate' | 'tombstoned'
  readonly transferId: bigint | null
  readonly balanceAfterMinor: bigint
}

export type Moved = {
  readonly memberId: bigint
  readonly availableMinor: bigint
  readonly seq: bigint
}

type Dependencies = {
  readonly kinds: KindRegistry
  readonly clock: Clock
  readonly onMoved: (memberIds: readonly bigint[]) => void
  readonly guard: () => StakeGuard | undefined
}

type Order = {
  readonly command: Omit<Transfer, 'legs'>
  readonly kind: RegisteredKind
  readonly legs: readonly Leg[]
  readonly hold?: bigint
  /** Of a stake that its limits have counted. */
  readonly counted?: { readonly at: Date }
}

type Call = (tx: Tx, order: Order) => Promise<BatchAnswer>

const createNotify =
  (onMoved: Dependencies['onMoved']) =>
  (tx: Tx, legs: readonly Leg[]): void => {
    const memberIds = legs.flatMap((leg) => ('memberId' in leg ? [leg.memberId] : []))
    afterCommit(tx, () => onMoved([...new Set(memberIds)]))
  }

const createCall = ({ kinds, clock, onMoved }: Dependencies): Call => {
  const notify = createNotify(onMoved)
  return async (tx, { command, kind, legs, hold, counted }) => {
    assertIds(command)
    assertBalanced(legs)
    const accountCodes = legs.map((leg) => accountCodeOf(leg, kinds.houseIdOf))
    const amountsMinor = legs.map((leg) => leg.amountMinor)
    const reference = referenceText(command.reference)
    const answer = await callPostTransfer(tx, {
      source: command.source,
      txnId: command.txnId,
      kindId: kind.id,
      at: counted?.at ?? clock.now(),
      fingerprint: fingerprintOf(
        contentOf(kind.name, contentLegs(kind, legs, accountCodes), reference),
      ),
      reference,
      accountCodes,
      amountsMinor,
      guard: counted ? null : command.guard !== 'none',
      hold: hold ?? null,
    })
    if (answer.outcome === outcome.applied) notify(tx, legs)
    return answer
  }
}

const createReverse = ({ kinds, clock, onMoved }: Dependencies) => {
  const notify = createNotify(onMoved)
  return async (tx: Tx, command: ReverseCommand): Promise<ReverseResult> => {
    assertIds(command)
    assertIds({ source: command.source, txnId: command.reverses })
    if (command.txnId === command.reverses) throw new Error('wallet: a transfer reverses itself')
    const kind = kinds.get(command.kind ?? reversedKind.kind)
    if (kind.role !== 'reversal') throw new Error(`wallet: ${kind.name} is not a reversal`)
    const reference = referenceText(command.reference)
    const content = contentOf(kind.name, [[command.reverses, command.memberId]], reference)
    const answer = await callReverseTransfer(tx, {
      source: command.source,
      txnId: command.txnId,
      kindId: kind.id,
      at: clock.now(),
      fingerprint: fingerprintOf(content),
      reference,
      original: command.reverses,
      memberId: command.memberId,
    })
    if (answer.outcome === outcome.applied) {
      notify(tx, [{ memberId: command.memberId, amountMinor: 0n }])
    }
    return toReverseResult(answer, command.txnId)
  }
}

/** The single form: one transfer of any legs, atomic with the caller's own rows. */
export const createPostInTx = (dependencies: Dependencies) => {
  const { kinds, clock, guard } = dependencies
  const answer = createCall(dependencies)
  const call = async (tx: Tx, order: Order): Promise<PostResult> =>
    toResult(await answer(tx, order), order.command.txnId)

  const stake = async (tx: Tx, command: PostCommand, order: Order): Promise<PostResult> => {
    const { at, admissions, undo } = await countStakes({ guard: guard(), clock }, tx, [command])
    const [admission] = admissions
    if (admission instanceof Refusal) throw admission
    const found = await answer(tx, admission === 'counted' ? { ...order, counted: { at } } : order)
    if (found.outcome !== outcome.applied) await undo(tx, [0])
    return toResult(found, command.txnId)
  }

  const post = (tx: Tx, transfer: Transfer | PostCommand): Promise<PostResult> => {
    const kind = kinds.get(transfer.kind)
    if ('legs' in transfer) {
      if (kind.role !== 'legs') throw new Error(`wallet: ${kind.name} needs explicit legs`)
      return call(tx, { command: transfer, kind, legs: transfer.legs })
    }
    if (kind.role !== 'credit' && kind.role !== 'debit' && kind.role !== 'hold') {
      throw new Error(`wallet: ${kind.name} is a ${kind.role} and has its own call`)
    }
    if (transfer.claim) throw new Error('wallet: a claim cannot be used inside a transaction')
    assertAmount(transfer.amountMinor)
    const order = { command: transfer, kind, legs: legsOf(kind.role, transfer, kind.house) }
    return kind.stake ? stake(tx, transfer, order) : call(tx, order)
  }

  const settle = async (tx: Tx, command: SettleCommand): Promise<PostResult> => {
    const kind = kinds.get(command.kind)
    if (kind.role !== 'capture' && kind.role !== 'release') {
      throw new Error(`wallet: ${kind.name} settles no hold`)
    }
    assertAmount(command.amountMinor)
    const hold = await findTransferId(tx, command.hold)
    if (hold === undefined) throw new Error(`wallet: unknown hold ${command.hold.txnId}`)
    const legs = legsOf(kind.role, command, kind.house)
    const settled = await call(tx, { command, kind, legs, hold })
    if (kind.stake && settled.outcome === 'applied') {
      await guard()?.noteReleased(tx, { ...command, holdTxnId: command.hold.txnId })
    }
    return settled
  }

  return { post, settle, reverse: createReverse(dependencies) }
}

// A posting has one fingerprint on both paths, so that a retry may take the other one.
const contentLegs = (
  kind: RegisteredKind,
  legs: readonly Leg[],
  accountCodes: readonly bigint[],
): [bigint, bigint][] => {
  const all = legs.map((leg, index): [bigint, bigint] => [
    accountCodes[index] ?? 0n,
    leg.amountMinor,
  ])
  return kind.role === 'credit' || kind.role === 'debit' ? all.slice(0, 1) : all
}

const toReverseResult = (answer: BatchAnswer, txnId: string): ReverseResult => {
  const balanceAfterMinor = answer.balanceMinor ?? 0n
  if (answer.outcome === outcome.tombstoneLeft) {
    return { outcome: 'tombstoned', transferId: null, balanceAfterMinor }
  }
  if (answer.outcome > outcome.duplicate) {
    throw refusalOf(answer.outcome, { txnId, balanceMinor: answer.balanceMinor })
  }
  const word = answer.outcome === outcome.applied ? 'applied' : 'duplicate'
  return { outcome: word, transferId: answer.transferId, balanceAfterMinor }
}
