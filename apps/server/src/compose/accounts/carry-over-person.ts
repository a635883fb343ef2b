import type { Tx } from '@trevo/database/connect.ts'
import { carryOverAml } from '../../modules/aml/index.ts'
import { carryOverKyc } from '../../modules/kyc/index.ts'
import { carryOverPlayRisk } from '../../modules/play-risk/index.ts'
import type { JoinedPerson } from '../../modules/members/index.ts'

type CarryOver = (tx: Tx, joined: JoinedPerson) => Promise<void>

/** What modules keep of a person, in the order of the locks that they take. */
type Keepers = { readonly limits: { readonly carryOver: CarryOver } }

/** Moves what every module keeps of a person to the other one, in the transaction that joins them. */
export const createCarryOverPerson =
  ({ limits }: Keepers): CarryOver =>
  async (tx, joined) => {
    const carryOvers = [limits.carryOver, carryOverKyc, carryOverPlayRisk, carryOverAml]
    for (const carryOver of carryOvers) await carryOver(tx, joined)
  }
