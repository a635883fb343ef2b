import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { z } from 'zod'
import type { Operator } from '../http/actor.ts'

/** What an act is done to: an id as its own endpoints name it, and what the act takes beside it. */
export type ChangeOrder<Input = unknown> = {
  readonly brandId: number
  readonly target: string
  readonly input: Input
}

/** Old and new, as they are shown side by side. */
export type ChangeView = {
  readonly before: Facts
  readonly after: Facts
  /** Minor units that count against the ceilings of both persons; absent where no money is named. */
  readonly amountMinor?: bigint
}

/** The two who said yes, by user name, and why. */
export type TwoPersons = {
  readonly asked: string
  readonly askedAt: Date
  readonly decided: string
  readonly reason: string
}

/** An act that needs a second person. Its module registers it; `staff` keeps what waits. */
export type ChangeKind<Input = unknown> = {
  /** The name of the endpoint that asks for it. */
  readonly kind: string
  readonly right: Right
  /** The second person types the same without seeing the first entry. */
  readonly isBlind?: true
  /** How long it waits for its second person; 24 hours by default, which is the most. */
  readonly waitsMs?: number
  readonly input: z.ZodType<Input>
  /**
   * Locks the target and says what it is and what the act would make of it; the request is void once
   * `before` differs. Throws the refusal that the act itself would meet now.
   */
  describe(tx: Tx, order: ChangeOrder<Input>): Promise<ChangeView>
  /** Carries it out, in the transaction that decides it and after `describe` in the same. */
  execute(tx: Tx, order: ChangeOrder<Input>, by: TwoPersons): Promise<void>
  /** What the target's own history notes of a first yes. */
  noteAsked?(
    tx: Tx,
    order: ChangeOrder<Input>,
    by: { asked: string; reason: string },
  ): Promise<void>
  /** What it notes of a second entry that differs from the first, when both are discarded. */
  noteDiffers?(tx: Tx, order: ChangeOrder<Input>, by: { decided: string }): Promise<void>
}

/** Keeps the type of the input while the registry forgets it. */
export const changeKind = <Input>(kind: ChangeKind<Input>): ChangeKind =>
  // The registry parses each input with the kind's own schema before it hands it back.
  kind as unknown as ChangeKind

export type Ask = ChangeOrder & {
  readonly kind: string
  readonly reason: string
  /** Chosen by the caller; a new one by default. */
  readonly requestId?: string | undefined
  readonly by: Pick<Operator, 'operatorId' | 'username'>
}

/** An act that waits for a second person. */
export type WaitingChange = {
  readonly requestId: string
  /** By user name. */
  readonly askedBy: string
  readonly askedAt: Date
  readonly reason: string
  /** What the act takes beside its target, as it was asked for; undefined where it is entered blind. */
  readonly input: unknown
}

/** What modules ask of the second person's yes. */
export type Approvals = {
  /**
   * The first yes waits; that of another person for the same act carries it out. Refuses
   * `approval.same_person`, `approval.other_waiting`, `approval.changed`, `operator.over_ceiling`,
   * `operator.right_required`, `request.id_reused`, and what the act itself refuses.
   */
  askChange(ask: Ask): Promise<{ readonly requestId: string; readonly isDone: boolean }>
  /** By target, the acts of a kind that wait; for any target without `targets`, the oldest 1,000. */
  listWaiting(
    brandId: number,
    kind: string,
    targets?: readonly string[],
  ): Promise<ReadonlyMap<string, WaitingChange>>
}
