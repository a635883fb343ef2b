import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  findPersonByCpf,
  lockCpf,
  lockPersons,
  personOf,
  saveCpf,
  saveJoined,
  shareWithheld,
} from '../../common/repository/persons.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'

/**
 * Gives a CPF to the person of an account, in the caller's transaction. Another person of the company who has it is
 * the same human: what other modules keep of the account's person is carried over, and that other person is
 * returned, to be written with the account's CPF. Persons are locked in ascending order, before any account.
 * Refuses `profile.field_locked` if the person has another CPF.
 */
export const claimCpf = async (
  { carryOverPerson }: Pick<MembersNeeds, 'carryOverPerson'>,
  tx: Tx,
  memberId: bigint,
  cpf: string,
): Promise<bigint> => {
  const db = tables<MemberTables>(tx)
  await lockCpf(db, cpf)
  const { personId: ownId, companyId } = await personOf(db, memberId)
  const knownId = await findPersonByCpf(db, companyId, cpf)
  await lockPersons(db, knownId === undefined ? [ownId] : [ownId, knownId])
  const own = await personOf(db, memberId)
  // Another call of the account gave it a CPF in the meantime.
  if (own.personId !== ownId) throw new Refusal('profile.field_locked')
  if (own.cpf !== null && own.cpf !== cpf) throw new Refusal('profile.field_locked')
  if (knownId === undefined) {
    await saveCpf(db, ownId, cpf)
    return ownId
  }
  if (knownId === ownId) return ownId
  await carryOverPerson(tx, { fromPersonId: ownId, toPersonId: knownId, memberId })
  await saveJoined(db, ownId, knownId)
  await shareWithheld(db, memberId, knownId)
  return knownId
}
