import { randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { KycNeeds } from '../needs.ts'
import type { AddressFound } from '../ports.ts'
import { insertCall } from '../repository/checks.ts'

/** What the address port says of a CEP. @throws Refusal `kyc.lookup_unavailable` */
export const createLookUpCep =
  ({ database, ports, sealCall }: KycNeeds) =>
  async (memberId: bigint, cep: string): Promise<AddressFound> => {
    const answer = await ports.findAddress(randomUUID(), cep)
    await insertCall(database.db, sealCall(answer.call), { caseId: null, memberId })
    if (answer.kind === 'none') throw new Refusal('kyc.lookup_unavailable')
    return answer.value
  }
