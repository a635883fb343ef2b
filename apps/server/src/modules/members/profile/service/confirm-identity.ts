import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { saveProfile } from '../repository/save-profile.ts'
import { claimCpf } from './claim-cpf.ts'

/** What a person proved; the account is given what it lacked, and keeps what it had. */
export const createConfirmIdentity =
  (needs: Pick<MembersNeeds, 'carryOverPerson'>) =>
  async (
    tx: Tx,
    memberId: bigint,
    proven: { readonly fullName: string; readonly bornOn: string; readonly cpf: string },
  ): Promise<void> => {
    const db = tables<MemberTables>(tx)
    const member = await findMember(db, memberId)
    if (!member) throw new Error(`no member ${memberId}`)
    const { payeeName, bornOn, taxId } = member
    const columns = {
      ...(payeeName === null && { payee_name: proven.fullName }),
      ...(bornOn === null && { born_on: proven.bornOn }),
      ...(taxId === null && {
        tax_id: proven.cpf,
        person_id: await claimCpf(needs, tx, memberId, proven.cpf),
      }),
    }
    if (Object.keys(columns).length > 0) await saveProfile(db, memberId, columns)
  }
